import os

# A real video driver may load its own LLVM, which some builds of torch do not survive.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

"""The fast path of PPO, A2C and SAC: plain MLP policies without autograd."""

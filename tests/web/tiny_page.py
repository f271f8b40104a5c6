"""A page of a few lines with everything that the real one has, for the tests of what puts pages together."""

from hotlap.web.page import STATIC

INDEX = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>tiny</title>
<link rel="icon" href="icon.svg">
<link rel="stylesheet" href="style.css">
<link rel="modulepreload" href="js/greeting.js">
<script type="module" src="js/main.js"></script>
</head>
<body><p id="greeting"></p></body>
</html>
"""
MAIN = """import { greeting } from "./greeting.js";
import { loadBytes } from "./files.js";
document.getElementById("greeting").textContent = greeting + loadBytes.name;
"""
FILES = {
    "index.html": INDEX,
    "icon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "style.css": "p { color: teal; }\n",
    "js/main.js": MAIN,
    "js/greeting.js": 'export const greeting = "a closing </script> tag, é, ";\n',
    "js/files.js": "export function loadBytes() {}\n",
    "js/lesson_worker.js": 'import { greeting } from "./greeting.js";\npostMessage(greeting);\n',
    "vendor/three/LICENSE": "The MIT License\n",
}


def write_tiny_page(folder):
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    for name in ("hotlap.wasm", "hotlap.json"):
        (folder / name).write_bytes((STATIC / name).read_bytes())
    return folder

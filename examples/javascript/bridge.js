// A client of hotlap's bridge: one request at a time, each answered by one message.
// The messages are described in docs/protocol.md.

// Node has a built-in WebSocket from version 22 on; before that, the package `ws` provides it.
const WebSocket = globalThis.WebSocket ?? (await import("ws").catch(explain)).WebSocket;

function explain() {
  console.error("this Node has no built-in WebSocket; install the package ws with: npm install");
  process.exit(1);
}

export class Bridge {
  static open(url) {
    const socket = new WebSocket(url);
    return new Promise((resolve, reject) => {
      socket.onopen = () => resolve(new Bridge(socket));
      socket.onerror = () => reject(new Error(`no bridge at ${url}; start one with: hotlap bridge`));
    });
  }

  constructor(socket) {
    this.socket = socket;
    this.waiting = null;
    socket.onmessage = ({ data }) => this.receive(data);
    socket.onclose = ({ code, reason }) =>
      this.settle("reject", new Error(`the bridge closed the connection: ${reason || `code ${code}`}`));
    socket.onerror = () => {}; // onclose follows, and says more
  }

  receive(data) {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      this.settle("reject", new Error("the bridge sent something that is not JSON"));
      return;
    }
    if (message.type === "error") this.settle("reject", new Error(message.message));
    else this.settle("resolve", message);
  }

  request(message) {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.send(JSON.stringify(message));
    });
  }

  settle(how, value) {
    const waiting = this.waiting;
    this.waiting = null;
    if (waiting !== null) waiting[how](value);
  }

  reset(options = {}) {
    return this.request({ type: "reset", ...options });
  }

  step(action) {
    return this.request({ type: "step", action });
  }

  async close() {
    if (this.socket.readyState === WebSocket.OPEN) await this.request({ type: "close" });
  }
}

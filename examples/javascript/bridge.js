// A client of hotlap's bridge: one request at a time, each answered by one message.
// The messages are described in docs/protocol.md.

// Node has a WebSocket of its own from version 22 on; before that the package `ws` has the same one.
const WebSocket = globalThis.WebSocket ?? (await import("ws")).WebSocket;

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
    socket.onmessage = ({ data }) => this.settle("resolve", JSON.parse(data));
    socket.onclose = ({ reason }) => this.settle("reject", new Error(`the bridge has gone: ${reason}`));
    socket.onerror = null;
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
    if (waiting === null) return;
    if (value.type === "error") waiting.reject(new Error(value.message));
    else waiting[how](value);
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

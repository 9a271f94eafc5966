import { connect } from "node:net";
import { parseArgs } from "node:util";

/**
 * A program that floods a gateway from one address until it is killed: over each connection it sends so many requests
 * ahead, and as many again once it has their responses. It writes `ready` when the first responses have come.
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "" },
    connections: { type: "string", default: "1" },
    ahead: { type: "string", default: "1" },
    path: { type: "string", default: "/" },
  },
});
const ahead = Number(values.ahead);
const request = `GET ${values.path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;
/** How each response begins. */
const START = "HTTP/1.1 ";
let isReady = false;

function open(): void {
  const socket = connect({ port: Number(values.port), host: "127.0.0.1" });
  let due = 0;
  /** The end of what was received, where a start may have begun. */
  let rest = "";
  const send = () => {
    due = ahead;
    socket.write(request.repeat(ahead));
  };
  socket.on("connect", send);
  socket.on("data", (chunk: Buffer) => {
    if (!isReady) process.stdout.write("ready\n");
    isReady = true;
    const text = rest + chunk.toString("latin1");
    const count = text.split(START).length - 1;
    rest = text.slice(1 - START.length);
    due -= count;
    if (due <= 0) send();
  });
  socket.on("error", () => undefined);
  socket.on("close", () => setTimeout(open, 100));
}

for (let index = 0; index < Number(values.connections); index += 1) open();

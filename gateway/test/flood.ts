import { connect } from "node:net";
import { parseArgs } from "node:util";

/**
 * A program that floods a gateway until it is killed: over each connection it sends so many requests ahead, and as many
 * again once it has their responses. `{n}` in the path is a number that no other has. It writes `ready` when the first
 * response has come or the first connection was ended. It may do so from several addresses, reset each connection at once (`resets`), read nothing
 * (`never-reads`), or send nothing or half of a request (`idle`, `half`).
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "" },
    connections: { type: "string", default: "1" },
    ahead: { type: "string", default: "1" },
    path: { type: "string", default: "/" },
    addresses: { type: "string", default: "1" },
    manner: { type: "string", default: "reads" },
  },
});
const ahead = Number(values.ahead);
const { manner } = values;
let sent = 0;
const request = () =>
  `GET ${values.path.replace("{n}", String((sent += 1)))} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;
const POST =
  "POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{";
/** After so long a connection that was closed is opened again; one that holds a slot and sends nothing is in no hurry. */
const REOPEN_MS = manner === "idle" || manner === "half" ? 10_000 : 100;
/** How each response begins. */
const START = "HTTP/1.1 ";
let isReady = false;
function tellReady(): void {
  if (!isReady) process.stdout.write("ready\n");
  isReady = true;
}

function open(index: number): void {
  const localAddress = `127.0.1.${1 + (index % Number(values.addresses))}`;
  const socket = connect({ port: Number(values.port), host: "127.0.0.1", localAddress });
  let due = 0;
  /** The end of what was received, where a start may have begun. */
  let rest = "";
  const send = () => {
    if (manner === "idle") return;
    due = ahead;
    const text = manner === "half" ? POST : Array.from({ length: ahead }, request).join("");
    socket.write(text, () => manner === "resets" && socket.resetAndDestroy());
    if (manner === "never-reads") socket.pause();
  };
  socket.on("connect", send);
  socket.on("data", (chunk: Buffer) => {
    tellReady();
    const text = rest + chunk.toString("latin1");
    const count = text.split(START).length - 1;
    rest = text.slice(1 - START.length);
    due -= count;
    if (due <= 0) send();
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    tellReady();
    setTimeout(open, REOPEN_MS, index);
  });
}

for (let index = 0; index < Number(values.connections); index += 1) open(index);

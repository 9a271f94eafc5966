import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A bare `node:http` server that writes as many bytes as the header `x-bytes` of a request says. */
const bytes = Buffer.alloc(4 * 1024 * 1024, "a");

const server = createServer((request, response) => {
  const length = Number(request.headers["x-bytes"]);
  response.writeHead(200, { "content-type": "text/html", "content-length": length });
  response.end(bytes.subarray(0, length));
});
server.listen(0, "127.0.0.1", () => {
  console.log(
    JSON.stringify({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
  );
});

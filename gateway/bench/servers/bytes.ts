import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A bare `node:http` server that writes as many bytes as the header `x-bytes` of a request says, or 304 with the entity tag of
 * a request that has one.
 */
const bytes = Buffer.alloc(4 * 1024 * 1024, "a");

const server = createServer((request, response) => {
  const etag = request.headers["if-none-match"];
  if (etag !== undefined) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const length = Number(request.headers["x-bytes"]);
  response.writeHead(200, { "content-type": "text/html", "content-length": length });
  response.end(bytes.subarray(0, length));
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}`);
});

import type { IncomingMessage } from "node:http";
import { type Answer, jsonAnswer } from "./answer.ts";
import { type Faults, readFaults } from "./faults.ts";
import type { RequestLog } from "./request-log.ts";

const LARGEST_BODY = 64 * 1024;

/**
 * The control addresses, there in test mode only: `/__control/faults` (GET, POST, DELETE) and
 * `/__control/requests` (GET, DELETE).
 */
export async function controlAnswer(
  request: IncomingMessage,
  path: string,
  faults: Faults,
  log: RequestLog,
): Promise<Answer> {
  switch (`${request.method} ${path}`) {
    case "GET /__control/faults":
      return fresh(200, { faults: faults.list() });
    case "POST /__control/faults":
      return setFaults(await readBody(request), faults);
    case "DELETE /__control/faults":
      faults.set([]);
      return fresh(200, { faults: [] });
    case "GET /__control/requests":
      return fresh(200, {
        total: log.count(),
        busiestSecond: log.busiestSecond(),
        byPath: log.byPath(),
      });
    case "DELETE /__control/requests":
      log.reset();
      return fresh(200, { total: 0, busiestSecond: 0, byPath: {} });
    default:
      return fresh(404, { message: "Not found" });
  }
}

function setFaults(text: string, faults: Faults): Answer {
  try {
    const wanted = readFaults(JSON.parse(text));
    if (typeof wanted === "string") return fresh(400, { message: wanted });
    faults.set(wanted);
    return fresh(200, { faults: faults.list() });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return fresh(400, { message: error.message });
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const piece = Buffer.from(chunk);
    size += piece.length;
    if (size > LARGEST_BODY) throw new SyntaxError("The body is too large");
    chunks.push(piece);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function fresh(status: number, value: unknown): Answer {
  return jsonAnswer(status, value, { "cache-control": "no-store" });
}

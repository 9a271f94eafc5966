import type { IncomingMessage } from "node:http";
import { isDay } from "../dates.ts";
import { CLOCK } from "../options.ts";
import { type Answer, jsonAnswer } from "./answer.ts";
import { type Faults, readFaults } from "./faults.ts";
import type { RequestLog } from "./request-log.ts";

const MAX_BODY = 64 * 1024;

/**
 * The control addresses, there in test mode only: `/__control/faults` (GET, POST, DELETE),
 * `/__control/requests` (GET, DELETE) and `/__control/availability-day` (POST).
 *
 * @param setDay moves to another day's availability
 */
export async function controlAnswer(
  request: IncomingMessage,
  path: string,
  faults: Faults,
  log: RequestLog,
  setDay: (day: string) => void,
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
    case "POST /__control/availability-day":
      return setAvailabilityDay(await readBody(request), setDay);
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

function setAvailabilityDay(text: string, setDay: (day: string) => void): Answer {
  if (text !== CLOCK && !isDay(text)) return fresh(400, { message: "Must be a day, or today" });
  setDay(text);
  return fresh(200, { availabilityDay: text });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const buffer = Buffer.from(chunk);
    size += buffer.length;
    if (size > MAX_BODY) throw new SyntaxError("The body is too large");
    chunks.push(buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function fresh(status: number, value: unknown): Answer {
  return jsonAnswer(status, value, { "cache-control": "no-store" });
}

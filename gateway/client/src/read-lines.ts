/** A response with one JSON value a line, read as it arrives. */
export interface Lines<Item> extends AsyncIterable<Item> {
  /** The headers of the response. */
  readonly headers: Headers;
}

/** The last line, which tells that none is missing. */
interface End {
  readonly titles: number;
  readonly sha256: string;
}

/** What hashes in Node; other environments may have none that hashes text as it arrives. */
interface NodeCrypto {
  createHash(algorithm: "sha256"): {
    update(text: string): unknown;
    digest(encoding: "hex"): string;
  };
}

/** The response broke off, or is not what was sent. */
export class IncompleteError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "IncompleteError";
  }
}

/**
 * Reads the lines of a response, once, but for the last, which says how many there are and, in Node, what they hash to. Leaving
 * the loop early ends the connection.
 *
 * @throws IncompleteError at the end where lines are missing
 * @throws SyntaxError for a line that is no JSON, such as the last one of a response that broke off
 */
export function readLines<Item>(response: Response): Lines<Item> {
  const { body, headers } = response;
  return {
    headers,
    async *[Symbol.asyncIterator]() {
      const hash = nodeCrypto()?.createHash("sha256");
      let count = 0;
      let end: End | undefined;
      for await (const line of body === null ? [] : linesOf(body)) {
        if (end !== undefined) throw new IncompleteError("Something follows the last line.");
        const value = JSON.parse(line) as Item | End;
        if (isEnd(value)) {
          end = value;
          continue;
        }
        hash?.update(`${line}\n`);
        count += 1;
        yield value;
      }
      if (end === undefined)
        throw new IncompleteError(`The response broke off after ${count} lines.`);
      const isWhole = end.titles === count && (hash?.digest("hex") ?? end.sha256) === end.sha256;
      if (!isWhole) throw new IncompleteError("The lines are not those that were sent.");
    },
  };
}

/** Lines end with a line feed alone: a title may have other separators in it. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (
        rest + (done ? decoder.decode() : decoder.decode(value, { stream: true }))
      ).split("\n");
      rest = done ? "" : (lines.pop() ?? "");
      yield* lines.filter((line) => line !== "");
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function isEnd(value: unknown): value is End {
  const { titles, sha256 } = Object(value) as Partial<End>;
  return typeof titles === "number" && typeof sha256 === "string";
}

function nodeCrypto(): NodeCrypto | undefined {
  const { process } = globalThis as {
    process?: { getBuiltinModule?: (name: string) => NodeCrypto | undefined };
  };
  return process?.getBuiltinModule?.("node:crypto");
}

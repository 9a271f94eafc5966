/** A response with one JSON value a line, read as it arrives. */
export interface Lines<Item> extends AsyncIterable<Item> {
  /** The headers of the response. */
  readonly headers: Headers;
}

/**
 * Reads the lines of a response, once. Leaving the loop early ends the connection.
 *
 * @throws SyntaxError for a line that is no JSON, such as the last one of a response that broke off
 */
export function readLines<Item>(response: Response): Lines<Item> {
  const { body, headers } = response;
  return {
    headers,
    async *[Symbol.asyncIterator]() {
      if (body === null) return;
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
          for (const line of lines) if (line !== "") yield JSON.parse(line) as Item;
          if (done) return;
        }
      } finally {
        await reader.cancel().catch(() => undefined);
      }
    },
  };
}

/** The gateway refused a request, or could not respond to it. */
export class FlickmapError extends Error {
  /** The HTTP status. */
  readonly status: number;
  /** For programs, such as `BAD_USER_INPUT`; null where the response is not the gateway's own. */
  readonly code: string | null;
  /** What the gateway says, for people; the text of the response where it is not the gateway's own. */
  readonly detail: string;
  /** After how many seconds a retry makes sense; null where the response does not say. */
  readonly retryAfterSeconds: number | null;
  /** Names the request in the gateway's log; null where the response does not say. */
  readonly requestId: string | null;

  constructor(response: Response, text: string) {
    super(`${response.status}: ${text || response.statusText}`);
    this.name = "FlickmapError";
    this.status = response.status;
    const problem = readProblem(text);
    this.code = problem?.code ?? null;
    this.detail = problem?.message ?? (text || response.statusText);
    const wait = Number(response.headers.get("retry-after") ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(wait) ? wait : null;
    this.requestId = response.headers.get("x-request-id");
  }
}

function readProblem(text: string): { readonly code: string; readonly message: string } | null {
  try {
    const { code, message } = Object(JSON.parse(text)) as Record<string, unknown>;
    return typeof code === "string" && typeof message === "string" ? { code, message } : null;
  } catch {
    return null;
  }
}

export type * from "./api.ts";
export { createClient } from "./create-client.ts";
export { FlickmapError } from "./flickmap-error.ts";
export { IncompleteError, type Lines } from "./read-lines.ts";
export type { ClientOptions, RequestOptions, Result } from "./request.ts";

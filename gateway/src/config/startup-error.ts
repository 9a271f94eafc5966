import { ConfigError } from "./config.ts";
import { errorCode } from "../lib/error-code.ts";
import { AppError } from "../errors.ts";

export function startupError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof AppError) return error.message;
  const code = errorCode(error);
  if (code === "EADDRINUSE") {
    const { port } = error as Error & { readonly port?: number };
    return `Port ${port} is taken: set PORT to another one.`;
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return "This machine does not have the address to listen on: set HOST to another one.";
  if (code === "EACCES") return "This user may not listen on the port: set PORT to one above 1023.";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

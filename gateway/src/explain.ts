import { ConfigError } from "./config.ts";
import { AppError } from "./errors.ts";

/** One line that says what to do about a start that failed. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof AppError) return error.message;
  if (error instanceof Error && "code" in error) {
    if (error.code === "EADDRINUSE") return "The port is taken: set PORT to another one.";
    if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
      return "The address to listen on is none of this machine: set HOST to another one.";
    if (error.code === "EACCES") return "The port may not be used: set PORT to one above 1023.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

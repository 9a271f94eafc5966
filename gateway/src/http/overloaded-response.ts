import type { FastifyReply, FastifyRequest } from "fastify";
import { overloaded } from "../errors.ts";
import { PROBLEM_JSON, problemJson } from "./problem.ts";

const { code, message, retryAfterSeconds, status } = overloaded();

/** For a visitor: it needs no style and no script, and asks again by itself. */
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>One moment – Flickmap</title>
<center>
<br><br><br><br>
<h1>Flickmap is very busy right now</h1>
<p>This page tries again by itself in a few seconds.</p>
</center>
`;

/** Made once: a process that has too much to do makes no text and no error for whom it refuses. */
const REFUSALS = {
  graphql: {
    type: "application/json; charset=utf-8",
    body: Buffer.from(JSON.stringify({ errors: [{ message, extensions: { code } }] })),
  },
  data: {
    type: PROBLEM_JSON,
    body: Buffer.from(problemJson(status, message, code)),
  },
  page: { type: "text/html; charset=utf-8", body: Buffer.from(PAGE) },
} as const;

/** Answers 503 with `Retry-After`, in the form that whoever asked can read, at the least cost. */
export function refuseForLoad(request: FastifyRequest, reply: FastifyReply): void {
  const { type, body } = REFUSALS[formFor(request)];
  void reply
    .code(status)
    .header("content-type", type)
    .header("cache-control", "no-store")
    .header("retry-after", retryAfterSeconds)
    .send(body);
}

function formFor({ url, headers }: FastifyRequest): keyof typeof REFUSALS {
  if (url.startsWith("/graphql")) return "graphql";
  return headers.accept?.includes("text/html") === true && !url.startsWith("/api")
    ? "page"
    : "data";
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { overloaded } from "../errors.ts";
import { PROBLEM_JSON, problemJson } from "./problem.ts";
import type { RoutePolicy } from "./route-policy.ts";

const { code, message, retryAfterSeconds, status } = overloaded();

/** For a visitor: it needs no style and no script, and reloads itself. */
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

const page = { type: "text/html; charset=utf-8", body: Buffer.from(PAGE) };
/** Prepared at startup: under load a rejection must cost next to nothing. */
const RESPONSES = {
  graphql: {
    type: "application/json; charset=utf-8",
    body: Buffer.from(JSON.stringify({ errors: [{ message, extensions: { code } }] })),
  },
  data: {
    type: PROBLEM_JSON,
    body: Buffer.from(problemJson(status, message, code)),
  },
  page,
  frame: page,
} as const;

/** Responds 503 with `Retry-After`, in the form of the matched route, at the least cost. */
export function sendOverloaded(request: FastifyRequest, reply: FastifyReply): void {
  const { type, body } = RESPONSES[formFor(request)];
  void reply
    .code(status)
    .header("content-type", type)
    .header("cache-control", "no-store")
    .header("retry-after", retryAfterSeconds)
    .send(body);
}

function formFor({ policy: { form }, headers }: FastifyRequest): RoutePolicy["form"] {
  if (form !== "page") return form;
  return headers.accept?.includes("text/html") === true ? "page" : "data";
}

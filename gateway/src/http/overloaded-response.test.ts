import Fastify from "fastify";
import { expect, test } from "vitest";
import { addRoutePolicies } from "./route-policy.ts";
import { sendOverloaded } from "./overloaded-response.ts";

const send = async (url: string, accept: string) => {
  const app = Fastify();
  addRoutePolicies(app);
  app.addHook("onRequest", (request, reply) => sendOverloaded(request, reply));
  for (const url of ["/*", "/api/*", "/graphql"]) app.get(url, async () => "never");
  const answer = await app.inject({ url, headers: { accept } });
  expect(answer).toMatchObject({ statusCode: 503, headers: { "retry-after": "1" } });
  return answer;
};

test("a program that is refused reads why in the form that it knows", async () => {
  expect((await send("/api/movie/550", "*/*")).json()).toEqual({
    type: "about:blank",
    title: "Service Unavailable",
    status: 503,
    detail: "Please try again later.",
    code: "OVERLOADED",
    message: "Please try again later.",
  });
  expect((await send("/graphql?query={__typename}", "application/json")).json()).toEqual({
    errors: [{ message: "Please try again later.", extensions: { code: "OVERLOADED" } }],
  });
});

test("a visitor who is refused gets a page that says so and reloads by itself", async () => {
  const { headers, body } = await send("/movie/550/fight-club", "text/html,*/*;q=0.8");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body).toContain("Flickmap is very busy right now");
  expect(body).toContain('http-equiv="refresh"');
});

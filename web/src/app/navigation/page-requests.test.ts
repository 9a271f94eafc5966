import { Observable } from "@apollo/client";
import { ApolloLink } from "@apollo/client";
import { beforeEach, expect, test } from "vitest";

import { createApolloClient } from "../../network/apollo-client.ts";
import { Intent } from "../../network/intent.ts";
import { PageRequests } from "./page-requests.ts";

const visitor = { country: "DE", today: "2025-03-29", watchable: null };

let intents: unknown[];
let canceled: number;
let requests: PageRequests;

beforeEach(() => {
  intents = [];
  canceled = 0;
  const link = new ApolloLink(
    (operation) =>
      new Observable(() => {
        intents.push(operation.getContext()["intent"]);
        return () => {
          canceled += 1;
        };
      }),
  );
  requests = new PageRequests(createApolloClient(link));
});

const isCertain = () =>
  intents.map((intent) => (intent instanceof Intent ? intent.isCertain : null));

test("what is likely becomes certain with the click, and is not requested again", () => {
  requests.requestAhead("/movie/550", visitor);
  expect(isCertain()).toEqual([false]);
  requests.request("/movie/550", visitor);
  expect(isCertain()).toEqual([true]);
  requests.cancel("/movie/550");
  expect(canceled).toBe(0);
});

test("what the visitor does not go to is canceled", () => {
  requests.requestAhead("/movie/550", visitor);
  requests.cancel("/movie/550");
  expect(canceled).toBe(1);
});

test("six pages are requested ahead at a time", () => {
  for (let id = 1; id <= 9; id += 1) requests.requestAhead(`/movie/${id}`, visitor);
  expect(intents).toHaveLength(6);
});

test("on another page what was likely is canceled, and what was gone to is not", () => {
  requests.requestAhead("/movie/1", visitor);
  requests.request("/movie/2", visitor);
  requests.open("/movie/2");
  expect(canceled).toBe(1);
  requests.requestAhead("/movie/2", visitor);
  expect(intents).toHaveLength(2);
});

import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { onQuestion } from "../finding.ts";

/** A state of a screen other than the one it is opened for, and how to come to it. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** What goes wrong, waits or is missing before the screen is opened. */
  readonly given?: (page: Page) => Promise<unknown>;
  /** Brings the state about on the open screen, and waits until it is there. */
  readonly reach: (page: Page) => Promise<unknown>;
  /** What is looked at, where the rest of the page is as in another state. The whole page unless told. */
  readonly within?: string;
}

const never = () => new Promise<void>(() => {});
/** Given: the operation gets no answer. */
export const waiting = (operation: string) => (page: Page) => onQuestion(page, operation, never);
/** Given: the operation fails, in a way that sending it again would not mend. */
export const failing = (operation: string) => (page: Page) =>
  onQuestion(page, operation, (route) => route.fulfill({ status: 400, body: "" }));
/** Given: what the visitor sends does not arrive. */
export const votesAndMessagesFail = (page: Page) =>
  page.route("**/graphql", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );

/** Reached: the page has the heading. */
export const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole("heading", { name })).toBeVisible();
/** Reached: the page shows where its content will stand. */
export const placeholders = (page: Page) => expect(page.getByTestId("placeholders")).toBeVisible();

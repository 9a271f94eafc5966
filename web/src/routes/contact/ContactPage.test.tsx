import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { FakeGateway, type Answer } from "../../../test/fake-gateway.ts";
import { renderPage } from "../../../test/render-page.tsx";
import type { ToastMessage } from "../../ui/toast.ts";
import { ContactPage } from "./ContactPage.tsx";
import { keepDraft, readDraft } from "./draft.ts";

const good = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  subject: "Wrong offer",
  message: "It is not on that service any more.",
};

let gateway: FakeGateway;
let toasts: readonly ToastMessage[];

beforeEach(() => {
  sessionStorage.clear();
  toasts = [];
  gateway = new FakeGateway();
  gateway.answer("Site", {
    site: {
      __typename: "Site",
      source: "TMDB",
      supportEmail: "help@example.org",
      imageHost: null,
    },
  });
  answerWith(payload(true));
});

/** Answers each message that is sent. */
const answerWith = (answer: Answer) => gateway.answer("SendContactMessage", answer);

function payload(
  taken: boolean,
  ...userErrors: { field: string | null; message: string }[]
): Answer {
  return {
    sendContactMessage: {
      __typename: "SendContactMessagePayload",
      sent: taken,
      userErrors: userErrors.map((error) => ({ __typename: "UserError", ...error })),
    },
  };
}

/** The messages that the gateway got. */
const sent = () =>
  gateway.requestsOf("SendContactMessage").map(({ variables }) => variables["input"]);

/** Shows the page with a form that was opened a minute ago. */
async function show(message: Partial<typeof good> = {}, path = "/contact") {
  const empty = { name: "", email: "", subject: "", message: "" };
  keepDraft({ message: { ...empty, ...message }, startedAt: Date.now() - 60_000 });
  ({ toasts } = await renderPage(<ContactPage />, path, gateway));
  return userEvent.setup();
}

const send = () => screen.getByRole("button", { name: "Send Message" });

test("an empty form gets the message of each field, and nothing is sent", async () => {
  const user = await show();
  await user.click(send());
  expect(await screen.findByText("Name must be at least 2 characters")).toBeInTheDocument();
  expect(screen.getByText("Please enter a valid email address")).toBeInTheDocument();
  expect(screen.getByText("Subject must be at least 5 characters")).toBeInTheDocument();
  expect(screen.getByText("Message must be at least 10 characters")).toBeInTheDocument();
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(sent()).toEqual([]);
});

test("a message that is taken is thanked for, and another can be written", async () => {
  const user = await show();
  for (const [label, text] of Object.entries(good)) {
    await user.type(screen.getByLabelText(new RegExp(`^${label}$`, "i")), text);
  }
  await user.click(send());
  const heading = await screen.findByRole("heading", { name: "Message Sent Successfully!" });
  expect(document.activeElement).toBe(heading);
  expect(sent()).toEqual([expect.objectContaining({ ...good, website: "" })]);
  expect(sent()[0]).toHaveProperty(
    "elapsedMs",
    expect.toSatisfy((elapsed: number) => elapsed >= 60_000),
  );
  expect(toasts).toEqual([
    { title: "Message sent!", description: "We'll get back to you as soon as possible." },
  ]);
  expect(readDraft().message.name).toBe("");
  await user.click(screen.getByRole("button", { name: "Send Another Message" }));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("");
});

test("while a message is on its way nothing more can be typed into it", async () => {
  answerWith("pending");
  const user = await show(good);
  await user.click(send());
  expect((await screen.findByText("Sending...")).hasAttribute("disabled")).toBe(true);
  for (const [label, typed] of [
    ["Name", good.name],
    ["Email", good.email],
    ["Subject", good.subject],
    ["Message", good.message],
  ] as const) {
    const field = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
    await user.type(field, " And one thing more.");
    expect(field.value).toBe(typed);
  }
  answerWith(new TypeError("Failed to fetch"));
  await act(async () => gateway.release());
  await screen.findByText("Send Message");
  await user.type(screen.getByLabelText("Message"), " And one thing more.");
  expect(readDraft().message.message).toBe(`${good.message} And one thing more.`);
});

test("what was typed survives a failure and a reload", async () => {
  answerWith(new TypeError("Failed to fetch"));
  const user = await show({ ...good, name: "" });
  await user.type(screen.getByLabelText("Name"), "Ada");
  await user.click(send());
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        kind: "destructive",
        title: "Something went wrong",
        description: "Please try again later.",
      },
    ]),
  );
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Ada");
  expect(readDraft().message).toEqual({ ...good, name: "Ada" });
});

test("what the server finds wrong stands at its field", async () => {
  answerWith(payload(false, { field: "email", message: "Please enter a valid email address" }));
  const user = await show(good);
  await user.click(send());
  expect(await screen.findByText("Please enter a valid email address")).toBeInTheDocument();
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  expect(toasts[0]).toMatchObject({ kind: "destructive", title: "Something went wrong" });
});

test("the server's own words for a refusal are in the toast", async () => {
  answerWith(
    payload(false, { field: null, message: "Too many messages. Please try again later." }),
  );
  const user = await show(good);
  await user.click(send());
  await waitFor(() =>
    expect(toasts[0]?.description).toBe("Too many messages. Please try again later."),
  );
});

test("the support address of the deployment is on the page", async () => {
  await show();
  expect(screen.getByRole("link", { name: "help@example.org" }).getAttribute("href")).toBe(
    "mailto:help@example.org",
  );
});

const reportPath =
  "/contact?about=Heat&page=%2Fmovie%2F949%2Fheat&about_country=Germany&about_services=Netflix+(Subscription)";

test("a report from a title's page is filled in, and what is edited survives a reload", async () => {
  const user = await show({}, reportPath);
  const message = () => screen.getByLabelText<HTMLTextAreaElement>("Message").value;
  expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe("Wrong availability: Heat");
  expect(message()).toBe(
    "Title: Heat (/movie/949/heat)\nCountry: Germany\nShown: Netflix (Subscription)\n\nWhat is wrong: ",
  );
  await user.type(screen.getByLabelText("Message"), "It is gone.");
  const edited = message();
  expect(edited).toMatch(/What is wrong: It is gone\.$/);
  cleanup();
  await show(readDraft().message, reportPath);
  expect(message()).toBe(edited);
});

test("a report is added below what was typed before, and overwrites nothing", async () => {
  await show(good, reportPath);
  expect(screen.getByLabelText<HTMLInputElement>("Subject").value).toBe(good.subject);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe(
    `${good.message}\n\nTitle: Heat (/movie/949/heat)\nCountry: Germany\nShown: Netflix (Subscription)`,
  );
});

test("the form comes before the other ways to help", async () => {
  await show();
  const help = screen.getByText("Wrong availability?");
  expect(send().compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

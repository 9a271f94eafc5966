import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ContactMessageInput } from "@flickmap/schema/contact.ts";
import { styled } from "styled-components";
import type { AvailabilityReport } from "../../features/offers/availability-report.ts";
import { Button } from "../../ui/Button.tsx";
import { media, space } from "../../ui/theme.ts";
import { loadToastRegion } from "../../ui/ToastProvider.tsx";
import { useToast } from "../../ui/toast.ts";
import { dropDraft, keepDraft, readDraft } from "./draft.ts";
import { Field } from "./Field.tsx";
import { withReport } from "./report-message.ts";
import { fetchAhead } from "../../lib/lazy-part.ts";
import { reportRejection } from "../../lib/report-error.ts";
import { Row, Stack, Text, VisuallyHidden } from "../../ui/primitives.ts";
import { t, isEnglish, type PlainMessageName } from "../../lib/messages.ts";
import { CombinedGraphQLErrors } from "@apollo/client";
import { MINIMUM_FILL_MS } from "@flickmap/schema/contact-timing.ts";
import { pause } from "../../lib/tasks.ts";
import { useSendContactMessageMutation } from "./SendContactMessage.generated.ts";

const loadValidation = () => import("./validation.ts");

type FieldName = keyof ContactMessageInput;
type FieldErrors = Partial<Record<FieldName, string>>;

/** What is wrong with a message. Where the rules cannot be fetched, the gateway alone validates what it is sent. */
const findErrors = async (message: ContactMessageInput): Promise<FieldErrors> => {
  const validation = await loadValidation().catch(() => null);
  return validation?.findErrors(message) ?? {};
};

const readForm = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as unknown as ContactMessageInput & {
    readonly website: string;
  };

/** The message that a visitor typed before React hydrated the form; null where there is none. */
const readTypedMessage = (): string | null => {
  if (typeof document === "undefined") return null;
  const field = document.querySelector<HTMLTextAreaElement>("textarea[name=message]");
  return field && field.value !== field.defaultValue ? field.value : null;
};

interface Props {
  readonly report: AvailabilityReport | null;
  readonly onSent: () => void;
}

const fields: readonly FieldName[] = ["name", "email", "subject", "message"];

/** What is typed survives a failure and a reload of the page, and is forgotten when it is sent. */
export function ContactForm({ report, onSent }: Props) {
  const [draft] = useState(() => {
    const kept = readDraft();
    return report ? { ...kept, message: withReport(kept.message, report) } : kept;
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const toast = useToast();
  const send = useSendMessage();
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState(readTypedMessage);
  // Hydrating a textarea, React sets it to its default text.
  useLayoutEffect(() => {
    const field = form.current?.querySelector("textarea");
    if (field && typed !== null) field.value = typed;
  }, [typed]);
  // What is typed while a message is on its way would be in no message.
  const field = (name: FieldName) => ({
    name,
    defaultValue: draft.message[name],
    readOnly: isSubmitting,
  });

  // Without a connection there is something to say, and nothing more can be fetched to say it with.
  useEffect(() => reportRejection(loadToastRegion()), []);

  const showErrors = (next: FieldErrors) => {
    setErrors(next);
    const first = fields.find((name) => next[name] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  const change = (target: EventTarget & HTMLFormElement, changed: EventTarget) => {
    const { website: _, ...message } = readForm(target);
    keepDraft({ message, startedAt: draft.startedAt });
    const name = fields.find(
      (each) => changed instanceof Element && changed.matches(`[name=${each}]`),
    );
    if (name && errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
  };

  const sendMessage = async (message: ContactMessageInput, website: string): Promise<void> => {
    const wrong = await findErrors(message);
    if (Object.keys(wrong).length > 0) return showErrors(wrong);
    const refused = await send(message, website, draft.startedAt);
    if (refused === null) {
      dropDraft();
      toast({ title: t("contact.sent"), description: t("contact.soon") });
      return onSent();
    }
    toast({
      kind: "destructive",
      title: t("contact.wrong"),
      description: refused[0] ? writeFieldError(refused[0].message) : t("contact.later"),
    });
    return showErrors(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
  };

  const submit = async (target: HTMLFormElement) => {
    const button = document.activeElement;
    setSubmitting(true);
    const { website, ...message } = readForm(target);
    await sendMessage(message, website);
    setSubmitting(false);
    // A button that is off loses the focus: who pressed it gets it back when sending has failed.
    setTimeout(() => {
      if (document.activeElement === document.body && button instanceof HTMLElement) button.focus();
    });
  };

  return (
    <Stack
      as="form"
      $gap={5}
      ref={form}
      noValidate
      data-needs-scripts
      onFocus={() => fetchAhead(loadValidation)}
      onInput={({ currentTarget, target }) => change(currentTarget, target)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) reportRejection(submit(event.currentTarget));
      }}
    >
      <Pair>
        <Field label={t("contact.name")} error={errors.name && writeFieldError(errors.name)}>
          <input type="text" autoComplete="name" {...field("name")} />
        </Field>
        <Field label={t("contact.email")} error={errors.email && writeFieldError(errors.email)}>
          <input type="email" autoComplete="email" inputMode="email" {...field("email")} />
        </Field>
      </Pair>
      <Field label={t("contact.subject")} error={errors.subject && writeFieldError(errors.subject)}>
        <input type="text" {...field("subject")} />
      </Field>
      <Field label={t("contact.message")} error={errors.message && writeFieldError(errors.message)}>
        <textarea rows={7} {...field("message")} />
      </Field>
      {/* For programs that fill in everything. */}
      <VisuallyHidden as="div" aria-hidden>
        <label>
          {t("contact.empty")}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
      <Row $wrap $align="center" $gap={[3, 5]} $above={1}>
        <Button type="submit" $variant="primary" disabled={isSubmitting}>
          {isSubmitting ? t("contact.sending") : t("contact.send")}
        </Button>
        <Text $step="small" $color="textQuiet">
          {t("contact.staysHere")}
        </Text>
      </Row>
    </Stack>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space(5)};
  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** What may be wrong with a message, as the gateway and the rules that it shares with the site say it in English. */
const messages: ReadonlyMap<string, PlainMessageName> = new Map([
  ["Required", "contact.required"],
  ["Name must be at least 2 characters", "contact.nameShort"],
  ["Name must be at most 100 characters", "contact.nameLong"],
  ["Name must be a single line", "contact.nameLine"],
  ["Please enter a valid email address", "contact.emailInvalid"],
  ["Subject must be at least 5 characters", "contact.subjectShort"],
  ["Subject must be at most 200 characters", "contact.subjectLong"],
  ["Subject must be a single line", "contact.subjectLine"],
  ["Message must be at least 10 characters", "contact.messageShort"],
  ["Message must be at most 5000 characters", "contact.messageLong"],
  ["Message must be plain text", "contact.messagePlain"],
]);

const writeFieldError = (english: string): string => {
  const name = messages.get(english);
  if (name !== undefined) return t(name);
  return isEnglish() ? english : t("contact.invalid");
};

const DEADLINE_MS = 15_000;
/** The largest number of the schema's `Int`. */
const LARGEST_INT = 2_147_483_647;

/** What a message was refused for, each fault with the field that it is about, or none. */
type Refusal = readonly { readonly field: string | null; readonly message: string }[];

/** Waits out the least time that the gateway expects of a person: a browser can fill a form faster. */
async function waitForFillTime(startedAt: number): Promise<number> {
  const early = MINIMUM_FILL_MS - (Date.now() - startedAt);
  if (early > 0) await pause(Math.min(early, MINIMUM_FILL_MS));
  return Math.min(Math.max(Date.now() - startedAt, MINIMUM_FILL_MS), LARGEST_INT);
}

function useSendMessage() {
  const [mutate] = useSendContactMessageMutation();
  return async (
    message: ContactMessageInput,
    website: string,
    startedAt: number,
  ): Promise<Refusal | null> => {
    const elapsedMs = await waitForFillTime(startedAt);
    try {
      const { data } = await mutate({
        variables: { input: { ...message, website, elapsedMs } },
        context: { fetchOptions: { signal: AbortSignal.timeout(DEADLINE_MS) } },
      });
      const { sent = false, userErrors = [] } = data?.sendContactMessage ?? {};
      return sent ? null : userErrors;
    } catch (error) {
      // The server's own words are for people; those of a broken connection are not.
      const words = CombinedGraphQLErrors.is(error) ? error.errors : [];
      return words.map(({ message }) => ({ field: null, message }));
    }
  };
}

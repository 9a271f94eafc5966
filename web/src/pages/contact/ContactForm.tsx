import type { ContactMessageInput } from "@flickmap/schema/contact.ts";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import type { Resolver } from "react-hook-form";
import type { AvailabilityReport } from "../../features/availability/availability-report.ts";
import { Button } from "../../ui/Button.tsx";
import { color, media, space, text } from "../../ui/theme.ts";
import { loadToastRegion } from "../../ui/load-toast-region.ts";
import { useToast } from "../../ui/toast.ts";
import { dropDraft, keepDraft, readDraft } from "./draft.ts";
import { Field } from "./Field.tsx";
import { withReport } from "./report-message.ts";
import { useSendMessage } from "./use-send-message.ts";
import { fetchAhead } from "../../lib/lazy-part.ts";

const loadValidation = () => import("./validation.ts");

/** Has the rules of a message fetched, once a visitor begins to write one. */
const fetchRules = (): void => fetchAhead(loadValidation);

/** Validates a message. Where the rules cannot be fetched, the gateway alone validates what it is sent. */
const messageResolver: Resolver<ContactMessageInput> = async (values, context, options) => {
  const validation = await loadValidation().catch(() => null);
  return validation ? validation.validate(values, context, options) : { values, errors: {} };
};

interface Props {
  /** What the visitor found wrong on a title's page; null where they came from elsewhere. */
  readonly report: AvailabilityReport | null;
  /** The message is stored: show that. */
  readonly onSent: () => void;
}

const fields = ["name", "email", "subject", "message"] as const;

/**
 * The contact form. What is typed survives a failure and a reload of
 * the page, and is forgotten when it is sent.
 */
export function ContactForm({ report, onSent }: Props) {
  const [draft] = useState(() => {
    const kept = readDraft();
    return report ? { ...kept, message: withReport(kept.message, report) } : kept;
  });
  const [website, setWebsite] = useState("");
  const toast = useToast();
  const send = useSendMessage();
  const { formState, handleSubmit, register, setError, subscribe } = useForm<ContactMessageInput>({
    resolver: messageResolver,
    defaultValues: draft.message,
  });
  const { errors, isSubmitting, submitCount } = formState;
  // What is typed while a message is on its way would be in no message.
  const field = (name: (typeof fields)[number]) => ({ ...register(name), readOnly: isSubmitting });

  const button = useRef<HTMLButtonElement>(null);
  // A button that is off loses the focus: who pressed it gets it back when sending has failed.
  useEffect(() => {
    if (!isSubmitting && submitCount > 0 && document.activeElement === document.body)
      button.current?.focus();
  }, [isSubmitting, submitCount]);

  // Without a connection there is something to say, and nothing more can be fetched to say it with.
  useEffect(() => void loadToastRegion(), []);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft({ message: values, startedAt: draft.startedAt }),
      }),
    [subscribe, draft.startedAt],
  );

  const submit = handleSubmit(async (message) => {
    const outcome = await send(message, { website, startedAt: draft.startedAt });
    if (outcome.sent) {
      dropDraft();
      toast({ title: "Message sent!", description: "We'll get back to you as soon as possible." });
      onSent();
      return;
    }
    for (const { field, message } of outcome.errors.toReversed()) {
      const known = fields.find((name) => name === field);
      if (known) setError(known, { type: "server", message }, { shouldFocus: true });
    }
    toast({
      kind: "destructive",
      title: "Something went wrong",
      description: outcome.errors[0]?.message ?? "Please try again later.",
    });
  });

  return (
    <Form noValidate data-needs-scripts onFocus={fetchRules} onSubmit={submit}>
      <Pair>
        <Field label="Name" error={errors.name?.message}>
          <input type="text" autoComplete="name" {...field("name")} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <input type="email" autoComplete="email" inputMode="email" {...field("email")} />
        </Field>
      </Pair>
      <Field label="Subject" error={errors.subject?.message}>
        <input type="text" {...field("subject")} />
      </Field>
      <Field label="Message" error={errors.message?.message}>
        <textarea rows={7} {...field("message")} />
      </Field>
      <Trap aria-hidden>
        <label>
          Leave this empty
          <input
            type="text"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={(event) => setWebsite(event.target.value)}
          />
        </label>
      </Trap>
      <Foot>
        <Button ref={button} type="submit" $variant="primary" disabled={isSubmitting}>
          {isSubmitting ? "Sending..." : "Send Message"}
        </Button>
        <Note>What you type stays in this tab until it is sent.</Note>
      </Foot>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const Pair = styled.div`
  display: grid;
  gap: ${space(5)};
  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Out of sight and out of the way of the keyboard, but there for programs that fill in everything. */
const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(5)};
  margin-top: ${space(1)};
`;

const Note = styled.p`
  ${text.small};
  color: ${color.textQuiet};
`;

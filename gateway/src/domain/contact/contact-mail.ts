import { createTransport } from "nodemailer";
import type { ContactMessage } from "../../stores/contact-store.ts";

/** Sends contact messages as mail. */
export interface ContactMailer {
  /** Resolves when the mail server took the message; rejects with the server's or line's error. */
  send(message: ContactMessage): Promise<void>;
  close(): void;
}

/** How long the mail server may keep silent, in milliseconds; far less than the outbox's lease. */
const SILENCE_MS = 20_000;

/**
 * A mailer that hands messages for `to` to the mail server at `smtpUrl`.
 *
 * What a person typed gets into three headers (the subject, and the name and address to answer to),
 * each as a value of its own that nodemailer encodes; the rest is plain text in the body. Each
 * message has one Message-ID for ever, made of its id, so that a receiver can drop a second copy.
 */
export function smtpMailer(smtpUrl: string, to: string): ContactMailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = to.slice(to.lastIndexOf("@") + 1);
  return {
    send: async (message) => {
      await transport.sendMail({
        messageId: `<${message.id}@${domain}>`,
        date: message.receivedAt,
        from: { name: "Flickmap contact form", address: to },
        to: { name: "", address: to },
        replyTo: { name: encodable(message.name), address: message.email },
        subject: `[Flickmap] ${encodable(message.subject)}`,
        text: bodyOf(message),
      });
    },
    close: () => transport.close(),
  };
}

/**
 * Text that mail programs show as it was typed. One that looks like an encoded word (RFC 2047), `=?utf-8?q?…?=`, would be
 * decoded to anything; nodemailer encodes only what is not ASCII, so a zero-width space makes it that.
 */
function encodable(text: string): string {
  return text.replaceAll("=?", "=\u200b?");
}

function bodyOf(message: ContactMessage): string {
  return [
    `From: ${message.name} <${message.email}>`,
    `Received: ${message.receivedAt.toISOString()}`,
    "",
    message.message,
    "",
  ].join("\n");
}

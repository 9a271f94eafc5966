import { createTransport } from "nodemailer";
import type { ContactMessage } from "../../stores/contact-store.ts";

export interface ContactMailer {
  /** Resolves when the mail server took the message; rejects with the server's or line's error. */
  send(message: ContactMessage): Promise<void>;
  close(): void;
}

/** How long the mail server may keep silent, in milliseconds; far less than the lease of mailing. */
const SILENCE_MS = 20_000;

/**
 * Each thing that a person typed is a value of its own in a header, or plain text in the body. The Message-ID is made of the
 * id, so that a receiver can drop a second copy.
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

/** Text that looks like an encoded word (RFC 2047) would be decoded: a zero-width space has nodemailer encode it. */
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

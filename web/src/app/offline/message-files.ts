/** Whether a file of this origin has messages of a language. */
export const isMessageFile = ({ pathname }: URL): boolean =>
  pathname.startsWith("/assets/messages-");

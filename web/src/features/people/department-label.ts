import { t, type PlainMessageName } from "../../lib/messages.ts";

/** What the film database calls work, as people call who does it. */
const labels: Readonly<Record<string, PlainMessageName>> = {
  Acting: "people.actor",
  Directing: "people.director",
  Writing: "people.writer",
  Production: "people.producer",
  Creator: "people.creator",
  Sound: "people.sound",
  Camera: "people.camera",
  Editing: "people.editor",
  Art: "people.art",
  "Costume & Make-Up": "people.costume",
  "Visual Effects": "people.effects",
};

/** "Director" for `Directing`; other departments as they are, empty where unknown. */
export const getDepartmentLabel = (department: string | null): string => {
  if (department === null) return "";
  const label = labels[department];
  return label === undefined ? department : t(label);
};

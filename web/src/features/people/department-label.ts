import { t, type PlainMessageName } from "../../lib/messages.ts";

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
  Lighting: "people.lighting",
  Crew: "people.crew",
};

const jobLabels: Readonly<Record<string, PlainMessageName>> = {
  Director: "people.director",
  Writer: "people.writer",
  Screenplay: "people.screenplay",
  Story: "people.story",
  Novel: "people.novel",
  Producer: "people.producer",
  "Executive Producer": "people.executiveProducer",
  Creator: "people.creator",
  "Original Music Composer": "people.composer",
  "Director of Photography": "people.photography",
  Editor: "people.editor",
};

export const getDepartmentLabel = (department: string | null): string => {
  if (department === null) return "";
  const label = labels[department];
  return label === undefined ? department : t(label);
};

/** "Director" in the visitor's language; other jobs as they are, which is in English: undefined for those. */
export const getJobLabel = (job: string): string | undefined => {
  const label = jobLabels[job];
  return label && t(label);
};

/** What the film database calls work, as people call who does it. */
const labels: Readonly<Record<string, string>> = {
  Acting: "Actor",
  Directing: "Director",
  Writing: "Writer",
  Production: "Producer",
  Creator: "Creator",
  Sound: "Sound and music",
  Camera: "Camera",
  Editing: "Editor",
  Art: "Art",
  "Costume & Make-Up": "Costume and make-up",
  "Visual Effects": "Visual effects",
};

/** "Director" for `Directing`; other departments as they are, empty where unknown. */
export const getDepartmentLabel = (department: string | null): string =>
  department === null ? "" : (labels[department] ?? department);

import { constantFrom, jsonValue, oneof, string } from "fast-check";

const nasty = constantFrom(
  "__proto__",
  "constructor",
  "..%2F..%2Fetc%2Fpasswd",
  "%00",
  "%E0%A4%A",
  "%",
  "-1",
  "0",
  "1e3",
  "2147483648",
  "NaN",
  "null",
  "[object Object]",
  "'; DROP TABLE ratings; --",
  "<script>alert(1)</script>",
  "🎬",
  "\u202e",
  "",
);
/** Text that somebody may think of sending. */
export const text = oneof(
  nasty,
  string({ maxLength: 40 }),
  string({ unit: "binary", maxLength: 12 }),
);
/** A body of any JSON. */
export const json = jsonValue({ maxDepth: 3 }).map((body) => JSON.stringify(body));

import { defineCachedEventHandler } from "nitropack/runtime";

export default defineCachedEventHandler(
  async ({ path }) => (await fetch(`${process.env["ORIGIN"]}${path}`)).json(),
  { maxAge: 60 },
);

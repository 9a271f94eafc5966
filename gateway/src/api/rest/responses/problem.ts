import { z } from "zod";

/** Every error. */
export const problem = z
  .strictObject({
    type: z.literal("about:blank"),
    title: z.string().meta({ description: "What the status means.", example: "Bad Request" }),
    status: z.int().meta({ example: 400 }),
    detail: z.string().meta({ description: "The same text as `message`." }),
    code: z.string().meta({
      description: "For programs; a code never changes its meaning.",
      example: "BAD_USER_INPUT",
    }),
    message: z.string().meta({
      description: "For people.",
      example: "Invalid page: it must be a whole number from 1 to 500, such as 1.",
    }),
  })
  .meta({ id: "Problem", description: "An error, as RFC 9457 describes them." });

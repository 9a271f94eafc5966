import { z } from "zod";

/** The response to a stored contact message. */
export const contactReceipt = z
  .strictObject({ message: z.string() })
  .meta({ id: "ContactReceipt" });

import { rateTitle } from "../mutations/rate-title.ts";
import { sendContactMessage } from "../mutations/send-contact-message.ts";
import type { MutationResolvers } from "../../../generated/resolvers.ts";

export const Mutation: MutationResolvers = { rateTitle, sendContactMessage };

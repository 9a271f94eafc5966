import { z } from "zod";
import { imagePath, imageUrl } from "./pictures.ts";

export const providerFields = {
  provider_id: z.int(),
  provider_name: z.string(),
  logo_path: imagePath,
  display_priority: z.number().meta({ description: "The more prominent, the lower." }),
};
const provider = z
  .strictObject(providerFields)
  .meta({ id: "Provider", description: "A service that has the title." });
export const providerWithLogo = z
  .strictObject({ ...providerFields, logo_url: imageUrl })
  .meta({ id: "ProviderWithLogo", description: "A service, with the address of its logo." });
export const offers = z
  .strictObject({
    link: z.string().optional().meta({ description: "The film database's own page of offers." }),
    flatrate: z.array(provider).optional(),
    free: z.array(provider).optional(),
    ads: z.array(provider).optional(),
    rent: z.array(provider).optional(),
    buy: z.array(provider).optional(),
  })
  .meta({
    id: "Offers",
    description: "The offers in one country by kind; a kind without offers is left out.",
  });

import type { MyServices } from "../my-services.ts";
import { writeMyServices } from "../my-services.ts";

/** An address of the site with a choice of services in it, commas readable. */
export const toShareableUrl = (href: string, mine: MyServices): string => {
  const address = new URL(href);
  for (const [name, value] of Object.entries(writeMyServices(mine))) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  address.search = address.search.replaceAll("%2C", ",");
  return address.href;
};

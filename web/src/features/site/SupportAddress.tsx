import type { ReactNode } from "react";
import { useSiteQuery } from "./Site.generated.ts";

/** The address for people of this deployment as a mail link; other words until it is known. */
export function SupportAddress({ children }: { readonly children: ReactNode }) {
  const { data } = useSiteQuery();
  if (!data) return children;
  const address = data.site.supportEmail;
  return <a href={`mailto:${address}`}>{address}</a>;
}

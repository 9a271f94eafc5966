import type { ReactNode } from "react";
import { useSiteQuery } from "./Site.generated.ts";

export function SupportAddress({ children }: { readonly children: ReactNode }) {
  const { data } = useSiteQuery();
  if (!data) return children;
  const address = data.site.supportEmail;
  return <a href={`mailto:${address}`}>{address}</a>;
}

import type { ReactNode } from "react";
import { SiteDocument } from "./Site.generated.ts";
import { useQuery } from "../../network/use-query.ts";

export function SupportAddress({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery(SiteDocument);
  if (!data) return children;
  const address = data.site.supportEmail;
  return <a href={`mailto:${address}`}>{address}</a>;
}

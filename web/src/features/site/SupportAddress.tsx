import { useSiteQuery } from "./Site.generated.ts";

/** The address for people of this deployment as a mail link; plain words until it is known. */
export function SupportAddress() {
  const { data } = useSiteQuery();
  if (!data) return <>our support address</>;
  const address = data.site.supportEmail;
  return <a href={`mailto:${address}`}>{address}</a>;
}

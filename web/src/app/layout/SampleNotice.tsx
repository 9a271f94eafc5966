import { styled } from "styled-components";

import { color } from "../../ui/theme.ts";
import { useSiteQuery } from "../../features/site/Site.generated.ts";

/** Says that the site runs on the embedded sample film database, where it does. */
export function SampleNotice() {
  const { data } = useSiteQuery();
  if (data?.site.source !== "SAMPLE") return null;
  return (
    <Notice>
      This site runs on its sample film database: the titles are real, artwork and availability are
      invented.
    </Notice>
  );
}

const Notice = styled.p`
  color: ${color.accent};
`;

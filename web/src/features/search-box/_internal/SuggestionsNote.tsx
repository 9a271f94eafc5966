import { styled } from "styled-components";

import { space, text, color } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { t } from "../../../lib/messages.ts";

interface Props {
  /** Null while they load. */
  readonly count: number | null;
}

/** Says what the list cannot: that it is on its way, empty, or how long it is. */
export function SuggestionsNote({ count }: Props) {
  if (count === null) return <Quiet>{t("suggestions.loading")}</Quiet>;
  if (count === 0) return <Quiet>{t("suggestions.none")}</Quiet>;
  return <VisuallyHidden as="output">{t("suggestions.count", { count })}</VisuallyHidden>;
}

const Quiet = styled.output`
  ${text.small};
  display: block;
  padding: ${space(3)} ${space(3)};
  color: ${color.textQuiet};
`;

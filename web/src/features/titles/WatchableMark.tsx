import { styled } from "styled-components";

import type { TitleType } from "../../generated/schema.ts";
import { color, radius, space, text } from "../../ui/theme.ts";
import { countryInHeading, inCountryOrYours } from "../country/country-in-text.ts";
import { useCountry } from "../country/country-context.ts";
import { getMark } from "./mark.ts";
import { ServicesMark } from "./ServicesMark.tsx";
import { useAllMine, useWatchableTitle } from "./watchable-context.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly type: TitleType;
  readonly id: number;
}

/** Where a title can be watched, in one line, which keeps its place while that is not known. */
export function WatchableMark({ type, id }: Props) {
  const title = useWatchableTitle(type, id);
  const { country } = useCountry();
  const areAllMine = useAllMine();
  const mark =
    title &&
    getMark(title, {
      country: country ? countryInHeading(country.name) : t("country-picker.yours"),
      inCountry: inCountryOrYours(country),
    });
  return (
    <Line>
      {mark?.shows === "services" && (
        <ServicesMark {...mark} highlighted={mark.highlighted && !areAllMine} />
      )}
      {mark?.shows === "word" &&
        (mark.available ? <Word>{mark.word}</Word> : <span>{mark.word}</span>)}
    </Line>
  );
}

export const Line = styled.span`
  ${text.caption};
  display: flex;
  align-items: center;
  height: 1.5rem;
  margin-top: ${space(1.5)};
  white-space: nowrap;
  color: ${color.textQuiet};
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Word = styled.span`
  display: inline-flex;
  align-items: center;
  height: 1.5rem;
  padding: 0 ${space(2)};
  border-radius: ${radius.small};
  box-shadow: inset 0 0 0 1px ${color.hairlineStrong};
  color: ${color.text};
  outline: 1px solid transparent;
`;

import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { serviceName } from "../../services/service-name.ts";
import { color, space, text } from "../../../ui/theme.ts";
import type { Availability_AnswerFragment } from "../Availability.generated.ts";
import { groupOffers } from "../offer-groups.ts";

interface Props {
  /** Its offers; undefined where they could not be looked up in time. */
  readonly answer: Availability_AnswerFragment | undefined;
  /** Whether it is the show's only season. */
  readonly only: boolean;
}

/** Where a season can be watched, for where scripts do not run: a line for each kind, each service a link. */
export function NoScriptSeasonOffers({ answer, only }: Props) {
  const { pathname, search } = useLocation();
  if (only) return <Lines>Where it can be watched stands above.</Lines>;
  if (!answer) {
    return (
      <Lines>
        Its services are not here yet. <a href={`${pathname}${search}`}>Load the page again</a>
      </Lines>
    );
  }
  const groups = groupOffers(answer.offers ?? []);
  if (groups.length === 0) return <Lines>Not on any service here.</Lines>;
  return (
    <Lines>
      {groups.map(({ heading, families }) => (
        <p key={heading}>
          {heading}:{" "}
          {families
            .flatMap(({ first, others }) => [first, ...others])
            .map(({ provider, url }, index) => (
              <span key={provider.id}>
                {index > 0 && ", "}
                <a href={url} target="_blank" rel="noopener">
                  <bdi>{serviceName(provider)}</bdi>
                </a>
              </span>
            ))}
        </p>
      ))}
    </Lines>
  );
}

const Lines = styled.div`
  ${text.small};
  display: block;
  padding-bottom: ${space(3)};
  color: ${color.text};
  a {
    display: inline-block;
    padding-block: ${space(1)};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

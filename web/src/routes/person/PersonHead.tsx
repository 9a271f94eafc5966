import UserRound from "virtual:icons/user-round";
import { styled } from "styled-components";

import { getDepartmentLabel } from "../../features/people/department-label.ts";
import { PosterFrame } from "../../features/titles/Poster.tsx";
import { formatDate, formatNames } from "../../lib/format/format.ts";
import { languageOfName } from "../../lib/format/language-of-name.ts";
import { Picture } from "../../ui/Picture.tsx";
import { WithNames } from "../../ui/WithNames.tsx";
import { color, media, pageMeasure, quietLink, space, text } from "../../ui/theme.ts";
import type { PersonHead_PersonFragment } from "./PersonHead.generated.ts";
import { Row, Text } from "../../ui/primitives.ts";
import { isEnglish, t } from "../../lib/messages.ts";

export function PersonHead({ person }: { readonly person: PersonHead_PersonFragment }) {
  const birthplace = person.birthplace ?? "";
  const born = formatNames(
    [formatDate(person.birthday) ?? "", birthplace].filter((part) => part !== ""),
  );
  // The film database has birthplaces in English alone, nearly all of them.
  const birthplaceLanguage = isEnglish() ? undefined : (languageOfName(birthplace) ?? "en");
  const died = formatDate(person.deathday);
  const [first, ...more] = (person.biography ?? "").split(/\n+/).filter((line) => line !== "");
  return (
    <Frame>
      <Face>
        <PosterFrame>
          <Picture
            src={person.profile?.url ?? null}
            width={421}
            height={632}
            alt={t("person.portrait", { name: person.name })}
            priority
            fallback={
              <NoFace aria-hidden>
                <UserRound size={64} strokeWidth={1} />
              </NoFace>
            }
          />
        </PosterFrame>
      </Face>
      <Words>
        <Text $step="smallStrong" $below={2} $color="accent">
          {getDepartmentLabel(person.department)}
        </Text>
        <Text as="h1" $step="title" lang={languageOfName(person.name)} dir="auto">
          {person.name}
        </Text>
        {(born !== "" || died) && (
          <Row as="p" $step="small" $wrap $gap={[1, 4]} $above={3} $color="textQuiet">
            {born !== "" && (
              <span>
                <WithNames names={[birthplace]} lang={birthplaceLanguage}>
                  {t("person.bornOn", { born })}
                </WithNames>
              </span>
            )}
            {died && <span>{t("person.diedOn", { died })}</span>}
          </Row>
        )}
      </Words>
      {first !== undefined && (
        <Life lang={person.biographyLanguage ?? undefined} dir="auto">
          <p>{first}</p>
          {more.length > 0 && (
            <details>
              <summary>{t("person.readMore")}</summary>
              {more.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </details>
          )}
        </Life>
      )}
    </Frame>
  );
}

export const Frame = styled.div`
  ${pageMeasure};
  display: grid;
  grid-template-columns: clamp(6.5rem, 15vw, 12.5rem) minmax(0, 1fr);
  grid-template-areas:
    "face words"
    "life life";
  gap: ${space(5)} clamp(${space(4)}, 4vw, ${space(12)});
  padding-top: clamp(${space(6)}, 4vw, ${space(12)});
  ${media.wide} {
    grid-template-rows: auto 1fr;
    grid-template-areas:
      "face words"
      "face life";
  }
  ${media.tiny} {
    grid-template: "face" "words" "life" / minmax(0, 1fr);
  }
`;

export const Face = styled.div`
  grid-area: face;
`;

const NoFace = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  color: ${color.textQuiet};
`;

export const Words = styled.div`
  grid-area: words;
  align-self: end;
  min-width: 0;
`;

const Life = styled.div`
  ${text.body};
  grid-area: life;
  max-width: 44rem;
  p + p,
  details > p {
    margin-top: ${space(3)};
  }
  summary {
    ${text.smallStrong};
    width: fit-content;
    padding: ${space(2)} 0;
    color: ${color.text};
    cursor: pointer;
    ${quietLink};
  }
`;

import { useId, useState } from "react";
import { styled } from "styled-components";

import { clampLines, color, media, space, text, thumbArea } from "../../ui/theme.ts";
import { t } from "../../lib/messages.ts";

/** How many letters fit into the lines that are shown, on a phone and elsewhere. */
const fits = { compact: 170, wide: 240 } as const;

interface Props {
  readonly overview: string | null;
  /** The language it is in, where it is not the page's. */
  readonly lang: string | undefined;
}

/**
 * What a title is about, with the rest of a long text behind 'More'. In print and without scripts all of it is shown.
 */
export function Overview({ overview, lang }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (overview === null) return <Text>{t("title.noDescription")}</Text>;
  const long = overview.length > fits.wide ? "wide" : "compact";
  if (overview.length <= fits.compact) {
    return (
      <Text lang={lang} dir="auto">
        {overview}
      </Text>
    );
  }
  return (
    <div>
      <Text id={id} lang={lang} dir="auto" data-long={open ? undefined : long}>
        {overview}
      </Text>
      <More
        type="button"
        data-long={long}
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? t("title.showLess") : t("title.showMore")}
        onClick={() => setOpen((before) => !before)}
      >
        {open ? t("title.less") : t("title.more")}
      </More>
    </div>
  );
}

const Text = styled.p`
  ${text.lead};
  max-width: 44rem;
  color: ${color.text};
  /* From its own side with all of its lines too, as with those that are shown first. */
  &[dir="auto"] {
    text-align: start;
  }
  @media screen and (scripting: enabled) {
    &[data-long] {
      ${clampLines(4)};
    }
    ${media.wide} {
      &[data-long="compact"] {
        display: block;
      }
      &[data-long="wide"] {
        -webkit-line-clamp: 3;
      }
    }
  }
`;

const More = styled.button`
  ${text.label};
  min-width: 2.75rem;
  min-height: 2.25rem;
  padding: ${space(1)} 0;
  text-align: start;
  ${thumbArea}
  color: ${color.accent};
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  ${media.wide} {
    &[data-long="compact"] {
      display: none;
    }
  }
  @media print, (scripting: none) {
    display: none;
  }
`;

import Rss from "virtual:icons/rss";
import { styled } from "styled-components";

import { color, space } from "../../ui/theme.ts";

interface Props {
  /** The feed's address. */
  readonly href: string;
  /** What it is a feed of. */
  readonly title: string;
}

/** The feed of what the page shows: a link to click, and one in the page's head for feed readers. */
export function FeedLink({ href, title }: Props) {
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={href} />
      <Feed href={href} type="application/atom+xml">
        <Rss size={14} aria-hidden />
        Atom feed
      </Feed>
    </>
  );
}

const Feed = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  padding-block: ${space(1)};
  color: ${color.accent};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

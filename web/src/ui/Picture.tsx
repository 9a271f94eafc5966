import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

import { motion } from "./theme.ts";

interface Props {
  /** The address; null shows the fallback at once. */
  readonly src: string | null;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  /** The picture's own proportions in pixels: they keep its place before it arrives. */
  readonly width: number;
  readonly height: number;
  /** What it shows; empty when the text beside it says so already. */
  readonly alt: string;
  /** Asked for before everything else: the one picture the page is about. */
  readonly priority?: boolean;
  /** Stands in when there is no picture or it does not load. */
  readonly fallback: ReactNode;
  readonly className?: string;
}

/** A picture that keeps its place, fades in when it arrives, and gives way to its fallback when it does not. */
export function Picture({ src, srcSet, priority = false, fallback, alt, ...image }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const [arrived, setArrived] = useState<string | null>(null);
  const noteCached = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth > 0) setArrived(src);
    },
    [src],
  );
  if (src === null || failed === src) return fallback;
  return (
    <Image
      {...image}
      ref={noteCached}
      src={src}
      srcSet={srcSet}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      draggable={false}
      $shown={priority || arrived === src}
      onLoad={() => setArrived(src)}
      onError={() => setFailed(src)}
    />
  );
}

const Image = styled.img<{ $shown: boolean }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity ${motion.calm} ${motion.ease};
`;

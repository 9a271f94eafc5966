import { useCallback, useState, type ReactNode } from "react";
import { styled } from "styled-components";

interface Props {
  /** The URL; null shows the fallback immediately. */
  readonly src: string | null;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  /** The picture's own proportions in pixels: they keep its place before it arrives. */
  readonly width: number;
  readonly height: number;
  /** What it shows; empty when the text beside it says so already. */
  readonly alt: string;
  /** Requested before everything else: the one picture the page is about. */
  readonly priority?: boolean;
  /** Requested after the pictures of titles, even where it is visible. */
  readonly fetchPriority?: "low";
  /** Stands in when there is no picture or it does not load. */
  readonly fallback: ReactNode;
  readonly className?: string;
}

/** Visible without script: what its parent paints behind it is there until it arrives. */
export function Picture({
  src,
  srcSet,
  priority = false,
  fetchPriority,
  fallback,
  alt,
  ...image
}: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const noteFailed = useCallback(
    (element: HTMLImageElement | null) => {
      // In a page from the gateway it may have failed before this ran.
      if (element?.complete && element.currentSrc !== "" && element.naturalWidth === 0) {
        setFailed(src);
      }
    },
    [src],
  );
  if (src === null || failed === src) return fallback;
  return (
    <Image
      {...image}
      ref={noteFailed}
      src={src}
      srcSet={srcSet}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : fetchPriority}
      decoding={priority ? "async" : undefined}
      onError={() => setFailed(src)}
    />
  );
}

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  -webkit-user-drag: none;
`;

import { hash } from "node:crypto";

export interface SecurityOptions {
  readonly imageOrigin: string | null;
  readonly https: boolean;
}

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "geolocation=(), camera=(), microphone=(), payment=()",
};

export const contentHash = (content: string): string =>
  `'sha256-${hash("sha256", content, "base64")}'`;

/** For browsers that know no `frame-ancestors`. */
const NOT_FRAMED = { "x-frame-options": "DENY" };

/** The policy of responses that are data: nothing may be loaded or run from them. */
const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** styled-components writes rules into an empty style element, which counts as inline: this allows the empty one alone. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export function pagePolicy(
  { imageOrigin, https }: SecurityOptions,
  page: { readonly styleHashes: readonly string[]; readonly scriptHash: string } | null = null,
): string {
  const images = imageOrigin === null ? "" : ` ${imageOrigin}`;
  return [
    "default-src 'none'",
    `script-src 'self'${page === null ? "" : ` ${page.scriptHash}`}`,
    `style-src 'self' ${[EMPTY_STYLE, ...(page?.styleHashes ?? [])].join(" ")}`,
    `img-src 'self' data:${images}`,
    "font-src 'self'",
    `connect-src 'self'${images}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** By the form of a response. A page that is isolated (`Cross-Origin-Embedder-Policy`) frames only what is so too; another image host may not be. */
export function securityHeaders(options: SecurityOptions) {
  const fixed = {
    ...EVERYWHERE,
    ...(options.https && {
      "strict-transport-security": "max-age=31536000",
    }),
  };
  return {
    data: { ...fixed, ...NOT_FRAMED, "content-security-policy": DATA_POLICY },
    page: { ...fixed, ...NOT_FRAMED, "content-security-policy": pagePolicy(options) },
    frame: {
      ...fixed,
      "cross-origin-resource-policy": "cross-origin",
      "cross-origin-embedder-policy":
        options.imageOrigin === null ? "require-corp" : "credentialless",
      "content-security-policy": "default-src 'none'; frame-ancestors *",
    },
  };
}

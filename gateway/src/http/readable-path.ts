/**
 * The address that a request is routed by. One that cannot be decoded, such as `/%E0%A4%A`, is no page
 * but came from a person: its per cent signs are then letters like others, and it gets the 404 page.
 * Programs are told that they sent something malformed.
 *
 * @param url path and query, as the request has it
 */
export function toReadablePath(url: string): string {
  const [path = "/"] = url.split("?", 1);
  if (!path.includes("%") || isForPrograms(url)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

/** Whether an address never shows the web app: only programs request it. */
export function isForPrograms(url: string): boolean {
  return /^\/(?:api|graphql|graphiql|health|metrics|assets|images)(?:[/?]|$)/u.test(url);
}

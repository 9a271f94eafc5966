/**
 * The address that a request is routed by. One that cannot be decoded, such as `/%E0%A4%A`, is no page
 * but came from a person: its percent signs are then letters like others, and what is not found is told as elsewhere.
 *
 * @param url path and query, as the request has it
 */
export function toReadablePath(url: string): string {
  const [path = "/"] = url.split("?", 1);
  if (!path.includes("%")) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

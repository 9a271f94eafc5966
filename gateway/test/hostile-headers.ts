/**
 * Headers that have made caches elsewhere store a response that only one client should get. `evilmark` tells what came
 * of them.
 */
export const HOSTILE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { "x-forwarded-host": "evilmark.example" },
  { "x-forwarded-proto": "evilmark" },
  { "x-forwarded-proto": "http, https", "x-forwarded-port": "1" },
  { "x-forwarded-for": "evilmark, 203.0.113.7" },
  { forwarded: "host=evilmark.example;proto=http" },
  { "x-original-url": "/evilmark", "x-rewrite-url": "/evilmark" },
  { "x-http-method-override": "DELETE", "x-method-override": "POST" },
  { origin: "https://evilmark.example" },
  { origin: "null", referer: "https://evilmark.example/" },
  { cookie: 'country="><script>evilmark</script>; session=evilmark' },
  { cookie: "country=ZZ; country=evilmark" },
  { accept: "image/evilmark, text/html;q=0.1, */*;q=0" },
  { "accept-encoding": "br;q=0, gzip;q=0, identity;q=0, evilmark" },
  { "accept-encoding": "evilmark, *;q=0" },
  { "accept-language": "evilmark" },
  { range: "bytes=0-3", "if-range": "evilmark" },
  { "if-none-match": "*" },
  { "cache-control": "no-cache, evilmark", pragma: "evilmark" },
  { expect: "100-continue" },
  { te: "trailers", connection: "keep-alive, evilmark", evilmark: "1" },
  { "user-agent": "<script>evilmark</script>" },
  { authorization: "Bearer evilmark" },
];

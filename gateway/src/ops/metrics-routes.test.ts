import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startGateway } from "../../test/gateway-under-test.ts";

// Nothing listens there: the metric of Redis exists all the same. The metrics alone observe.
const gateway = await startGateway({ REDIS_URL: "redis://127.0.0.1:1" }, { observer: {} });

const read = async () => (await gateway.app.inject("/metrics")).body;

test("what the alerts ask for is there from the start, with zero", async () => {
  const body = await read();
  const types = [...body.matchAll(/^# TYPE (\S+) (\w+)/gmu)];
  const series = types.flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  const text = readFileSync(new URL("../../../deploy/alerts.yml", import.meta.url), "utf8");
  const asked = new Set(text.match(/\b(?:flickmap|process|nodejs)_[a-z_0-9]+_[a-z_0-9]+\b/gu));
  expect(asked.size).toBeGreaterThan(6);
  expect([...asked].filter((name) => !series.includes(name))).toEqual([]);
  expect(body).toContain('flickmap_image_reads_total{outcome="failed"} 0');
  expect(body).toContain('flickmap_cache_reads_total{kind="search",outcome="stale"} 0');
  expect(body).toMatch(/^flickmap_build_info\{version="\d+\.\d+\.\d+",commit="[^"]+"\} 1$/mu);
});

test("requests, the cache and calls to the film database are counted, without what was requested", async () => {
  await gateway.graphql('{ search(query: "zzz-private") { results { id } } }');
  await gateway.graphql("{ movie(id: 550) { name } }");
  await gateway.app.inject({ url: "/api/movie/550?region=DE" });
  const body = await read();
  for (const line of [
    /^flickmap_http_request_duration_seconds_count\{method="POST",route="\/graphql",status="200",source="[a-z]+"\} 2$/m,
    /^flickmap_cache_reads_total\{kind="details",outcome="miss"\} 1$/m,
    /^flickmap_cache_reads_total\{kind="details",outcome="fresh"\} [1-9]/m,
    /^flickmap_film_database_call_duration_seconds_count\{endpoint="movie\/\{id\}",outcome="ok"\} 1$/m,
    /^flickmap_film_database_breaker\{state="closed"\} 1$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
    /^process_resident_memory_bytes /m,
  ])
    expect(body).toMatch(line);
  expect(body).not.toMatch(/zzz-private|="[^"]*550/);
});

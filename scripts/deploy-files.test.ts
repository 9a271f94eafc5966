import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { root } from "./run.ts";

/** What deployments read must agree: names, ports, paths and settings of the manifests, the unit, the compose file and the image. */

const read = (file: string) => readFileSync(join(root, file), "utf8");
const settings = new Set(
  [...read(".env.example").matchAll(/^#?([A-Z][A-Z\d_]+)=/gmu)].map(([, name = ""]) => name),
);
const dockerfile = read("Dockerfile");
const compose = parse(read("docker-compose.yml"), { merge: true });

describe("the Kubernetes manifests", () => {
  const documents = parseAllDocuments(read("deploy/kubernetes/flickmap.yml")).map((document) => {
    const [fault] = document.errors;
    if (fault) throw fault;
    return document.toJS();
  });
  const one = (kind: string, name = "flickmap") =>
    documents.find((document) => document.kind === kind && document.metadata.name === name);
  const { replicas, selector, template } = one("Deployment").spec;
  const [container] = template.spec.containers;

  test("run two gateways, and as many more as are needed", () => {
    expect(replicas).toBe(2);
    const { minReplicas, scaleTargetRef } = one("HorizontalPodAutoscaler").spec;
    expect(minReplicas).toBe(replicas);
    expect(scaleTargetRef).toMatchObject({ kind: "Deployment", name: "flickmap" });
    expect(one("PodDisruptionBudget").spec.minAvailable).toBeLessThan(replicas);
  });

  test("select what they name", () => {
    const { labels } = template.metadata;
    for (const { matchLabels } of [selector, one("PodDisruptionBudget").spec.selector])
      expect(labels).toMatchObject(matchLabels);
    expect(labels).toMatchObject(one("Service").spec.selector);
    for (const { configMapRef, secretRef } of container.envFrom)
      expect((configMapRef ?? secretRef).name).toBe("flickmap");
    const services = documents.filter(({ kind }) => kind === "Service");
    const [{ http }] = one("Ingress").spec.rules;
    for (const { backend } of http.paths) {
      const service = services.find(({ metadata }) => metadata.name === backend.service.name);
      expect(service.spec.ports).toContainEqual(
        expect.objectContaining({ name: backend.service.port.name }),
      );
    }
  });

  test("send requests to the port of the image, and probe it there", () => {
    expect(container.ports).toEqual([{ name: "http", containerPort: 4000 }]);
    expect(dockerfile).toContain("EXPOSE 4000");
    expect(one("Service").spec.ports[0].targetPort).toBe("http");
    for (const probe of ["startupProbe", "livenessProbe"])
      expect(container[probe].httpGet).toEqual({ path: "/health/live", port: "http" });
    expect(container.readinessProbe.httpGet).toEqual({ path: "/health/ready", port: "http" });
    expect(template.metadata.annotations["prometheus.io/port"]).toBe("4000");
  });

  test("give it settings that exist, as texts, and time to stop", () => {
    const { data } = one("ConfigMap");
    const secrets = [...read("deploy/kubernetes/flickmap.yml").matchAll(/--from-literal=(\w+)=/gu)];
    for (const name of [...Object.keys(data), ...secrets.map(([, name = ""]) => name)])
      expect([...settings]).toContain(name);
    for (const value of Object.values(data)) expect(value).toBeTypeOf("string");
    const { readinessProbe } = container;
    const noticed = (readinessProbe.periodSeconds + readinessProbe.timeoutSeconds) * 1000;
    expect(Number(data.DRAIN_MS)).toBeGreaterThan(noticed * readinessProbe.failureThreshold);
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      Number(data.DRAIN_MS) / 1000 + 16,
    );
  });

  test("run it as the image's user, with the folders that it writes and the memory of the compose file", () => {
    const { securityContext } = template.spec;
    expect(dockerfile).toContain(`USER ${securityContext.runAsUser}:${securityContext.runAsGroup}`);
    const mounts = container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath);
    expect(mounts).toEqual(["/data", "/tmp"]);
    expect(dockerfile).toContain("DATA_DIR=/data ");
    expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
    expect(container.resources.limits.memory).toBe("768Mi");
    expect(compose.services.gateway.mem_limit).toBe("768m");
  });
});

describe("the unit of systemd", () => {
  const unit = read("deploy/flickmap.service");
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, "mu").exec(unit)?.[1] ?? "";

  test("starts what npm run start:cluster does, and stops it in time", () => {
    const { scripts } = JSON.parse(read("package.json"));
    const [, started] = /exec node (.*)$/u.exec(scripts["start:cluster"]) ?? [];
    expect(valueOf("ExecStart")).toBe(`/opt/flickmap/node_modules/.bin/node ${started}`);
    expect(Number(valueOf("TimeoutStopSec"))).toBeGreaterThan(3 + 20);
  });

  test("lets it write its data folder, which it is told of", () => {
    expect(valueOf("Environment")).toContain("DATA_DIR=/var/lib/flickmap ");
    expect([valueOf("StateDirectory"), valueOf("ProtectSystem")]).toEqual(["flickmap", "strict"]);
    expect(read(".env.example")).toContain("#DATA_DIR=");
  });
});

describe("the compose file", () => {
  test("is observed by a Prometheus that reads every gateway, and the rules", () => {
    const { prometheus, grafana } = compose.services;
    expect([prometheus.profiles, grafana.profiles]).toEqual([["observe"], ["observe"]]);
    const { scrape_configs: jobs, rule_files: rules } = parse(read("deploy/prometheus.yml"));
    const gateways = Object.entries<{ image: string }>(compose.services)
      .filter(([, { image }]) => image === "flickmap")
      .map(([name]) => name);
    expect(jobs).toHaveLength(1);
    expect(jobs[0].job_name).toMatch(/^flickmap/u);
    expect(jobs[0].dns_sd_configs).toEqual([
      expect.objectContaining({ names: gateways, type: "A", port: 4000 }),
    ]);
    for (const file of rules)
      expect(prometheus.volumes).toContain(`./deploy/${file}:/etc/prometheus/${file}:ro`);
    const [source] = parse(read("deploy/grafana/datasource.yml")).datasources;
    expect(source.url).toBe("http://prometheus:9090");
    const [{ options }] = parse(read("deploy/grafana/dashboards.yml")).providers;
    expect(grafana.volumes).toContain(
      `./deploy/grafana-dashboard.json:${options.path}/flickmap.json:ro`,
    );
  });

  test("mounts files that exist, and publishes what it observes to this machine alone", () => {
    type Service = { volumes?: string[]; ports?: string[] };
    for (const [name, { volumes = [], ports = [] }] of Object.entries<Service>(compose.services)) {
      for (const volume of volumes.filter((text) => text.startsWith("./")))
        expect([volume, read(volume.split(":")[0] ?? "")]).not.toContain("");
      const open = ports.filter((port) => name !== "proxy" && !port.startsWith("127.0.0.1:"));
      expect(open).toEqual([]);
    }
  });

  test("names no variable that a service sets itself, which podman-compose would take", () => {
    for (const service of Object.values<{ environment?: object; volumes?: string[] }>(
      compose.services,
    )) {
      const named = [...JSON.stringify(service.volumes ?? []).matchAll(/\$\{(\w+)/gu)];
      for (const [, name = ""] of named)
        expect(Object.keys(service.environment ?? {})).not.toContain(name);
    }
  });

  test("starts on port 8080 with the settings of the example as they are", () => {
    expect(read(".env.example")).not.toMatch(/^PORT=/mu);
    expect(compose.services.proxy.ports).toEqual(["${PORT:-8080}:8080"]);
  });

  test("has a TLS overlay that changes services which exist, and tells the gateways their address", () => {
    const tls = parse(read("deploy/tls.yml"), {
      customTags: [{ tag: "!override", collection: "seq" }],
    });
    for (const name of Object.keys(tls.services)) expect(compose.services).toHaveProperty(name);
    expect(tls.services.proxy.ports).toEqual(["80:80", "443:443", "443:443/udp"]);
    expect(tls.services.gateway.environment.PUBLIC_URL).toContain("https://${SITE_ADDRESS");
    expect(tls.services["gateway-2"].environment).toEqual(tls.services.gateway.environment);
  });
});

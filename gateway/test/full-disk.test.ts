import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startGateway } from "./gateway-under-test.ts";

/** Only root can mount a disk, on Linux. */
const canMount = process.platform === "linux" && process.getuid?.() === 0;
/** A store that failed is tried again after two seconds. */
const RECOVERY = { timeout: 6000, interval: 500 };

/** A disk of some megabytes. */
function mountDisk() {
  const folder = mkdtempSync(join(tmpdir(), "flickmap-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", folder]);
  expect(mounted.status).toBe(0);
  onTestFinished(() => {
    spawnSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true });
  });
  const everything = join(folder, "everything");
  return {
    folder,
    fill() {
      for (let bytes = 1024 * 1024; bytes >= 512;) {
        try {
          writeFileSync(everything, Buffer.alloc(bytes), { flag: "a" });
        } catch {
          bytes /= 2;
        }
      }
    },
    free: () => rmSync(everything),
  };
}

async function start(dataDir: string) {
  const lines: string[] = [];
  const gateway = await startGateway(
    { DATA_DIR: dataDir },
    { onLogLine: (line) => lines.push(line) },
  );
  onTestFinished(() => gateway.close());
  const origin = await gateway.listen();
  const rate = async () => {
    const { status } = await fetch(`${origin}/api/ratings`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        content_id: 550,
        content_type: "movie",
        rating: 4,
        session_id: randomUUID(),
      }),
    });
    return status;
  };
  const told = async () => {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const ready = await fetch(`${origin}/health/ready`);
    const { store } = (await ready.json()) as { store: string };
    const [, up] = /^flickmap_store_up (\d)$/mu.exec(metrics) ?? [];
    return `${ready.status}, store ${store}, up ${up}`;
  };
  return { rate, told, lines };
}

test.runIf(canMount)(
  "a gateway that starts on a full disk stores ratings once there is room",
  async () => {
    const disk = mountDisk();
    disk.fill();
    const { rate, told, lines } = await start(disk.folder);
    expect(await rate()).toBe(503);
    expect(await told()).toBe("200, store unavailable, up 0");
    disk.free();
    await vi.waitFor(async () => expect(await rate()).toBe(200), RECOVERY);
    await vi.waitFor(async () => expect(await told()).toBe("200, store ok, up 1"), RECOVERY);
    expect(lines.join("")).toContain("ratings and contact are available");
  },
);

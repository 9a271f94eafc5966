import type { Failure } from "./load.ts";

/** What was done to gateways while requests came in, such as `stop` of `gateway-2, restart 4`. */
interface Phase {
  readonly kind: string;
  readonly subject: string;
  /** When it began, as `performance.now()` has it. */
  readonly from: number;
}

/** The phases of an experiment, one after the other, to tell in which of them requests failed. */
export class Phases {
  readonly #entered: Phase[] = [];

  /** Begins a phase, which ends the one before. */
  enter(kind: string, subject: string): void {
    this.#entered.push({ kind, subject, from: performance.now() });
  }

  /** How long each kind of phase that is over took on average, such as `stop 3.2 s, start 4.1 s`. */
  averages(): string {
    const over = this.#entered.slice(0, -1).map(({ kind, from }, n) => ({
      kind,
      lasted: (this.#entered[n + 1]?.from ?? from) - from,
    }));
    return [...Map.groupBy(over, ({ kind }) => kind)]
      .map(([kind, members]) => {
        const total = members.reduce((sum, { lasted }) => sum + lasted, 0);
        return `${kind} ${seconds(total / members.length)}`;
      })
      .join(", ");
  }

  /** Each kind of failure by the phase in which the requests were sent, such as `503 × 12 in the stop of…`. */
  whenFailed(failures: readonly Failure[]): readonly string[] {
    const groups = Map.groupBy(failures, ({ what, sentAt }) => {
      const number = this.#entered.findLastIndex(({ from }) => from <= sentAt);
      return `${number} ${what}`;
    });
    return [...groups].map(([key, members]) => {
      const [number = "", ...what] = key.split(" ");
      const phase = this.#entered[Number(number)];
      const from = phase?.from ?? 0;
      const name = phase === undefined ? "beginning" : `${phase.kind} of ${phase.subject}`;
      const sent = members.map(({ sentAt }) => sentAt - from);
      const ended = Math.max(...members.map(({ endedAt }) => endedAt - from));
      return `${what.join(" ")} × ${members.length} in the ${name}: sent ${seconds(Math.min(...sent))} to ${seconds(Math.max(...sent))} after it began, ended by ${seconds(ended)}`;
    });
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

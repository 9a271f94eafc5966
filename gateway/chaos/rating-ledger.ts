/** What is known of a session's rating. */
interface KnownRating {
  /** The stars that were last acknowledged; 0 when none were, or a removal was. */
  acknowledged: number;
  /** Those that were sent after that, each of which may be stored or not. */
  readonly sent: Set<number>;
}

/** What writers of ratings sent and what was acknowledged to them; 0 stars take a rating back. */
export class RatingLedger {
  readonly #ratings = new Map<string, KnownRating>();
  #acknowledged = 0;

  /** How many ratings and removals were acknowledged. */
  get acknowledged(): number {
    return this.#acknowledged;
  }

  sent(session: string, stars: number): void {
    const known = this.#ratings.get(session) ?? { acknowledged: 0, sent: new Set() };
    known.sent.add(stars);
    this.#ratings.set(session, known);
  }

  acknowledge(session: string, stars: number): void {
    this.#acknowledged += 1;
    this.#ratings.set(session, { acknowledged: stars, sent: new Set() });
  }

  /** Every session that anything was sent for, with the stars that may be stored. */
  *possibilities(): Generator<{ session: string; stars: ReadonlySet<number> }> {
    for (const [session, { acknowledged, sent }] of this.#ratings) {
      yield { session, stars: new Set([acknowledged, ...sent]) };
    }
  }
}

import { Histogram, type HistogramConfiguration, type LabelValues } from "prom-client";

/** The observations of one combination of labels. */
class Series<Label extends string> {
  readonly labels: LabelValues<Label>;
  /** How many observations fell into each bucket; the last one is for those above all bounds. */
  readonly counts: number[];
  sum = 0;
  readonly #bounds: readonly number[];

  constructor(labels: LabelValues<Label>, bounds: readonly number[]) {
    this.labels = labels;
    this.#bounds = bounds;
    this.counts = Array.from({ length: bounds.length + 1 }, () => 0);
  }

  observe(value: number): void {
    const bounds = this.#bounds;
    let bucket = 0;
    while (bucket < bounds.length && value > (bounds[bucket] ?? 0)) bucket += 1;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.sum += value;
  }
}

export type { Series };

/**
 * A histogram for what is observed many times in each request: its series are made once, so that an observation is an
 * addition. prom-client's own hashes the labels for each.
 */
export class CountedHistogram<Label extends string> extends Histogram<Label> {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #series: Series<Label>[] = [];

  constructor(configuration: HistogramConfiguration<Label> & { readonly buckets: number[] }) {
    super(configuration);
    this.#name = configuration.name;
    this.#help = configuration.help;
    this.#bounds = configuration.buckets;
  }

  /** Adds a series, which the caller remembers: each combination of labels has one. */
  addSeries(labels: LabelValues<Label>): Series<Label> {
    const series = new Series(labels, this.#bounds);
    this.#series.push(series);
    return series;
  }

  /** What prom-client's registry and `get` read the values from. */
  async getForPromString() {
    return {
      name: this.#name,
      help: this.#help,
      type: "histogram",
      aggregator: "sum",
      values: this.#series.flatMap((series) => this.#valuesOf(series)),
    };
  }

  #valuesOf({ counts, sum, labels: sharedLabels }: Series<Label>) {
    let count = 0;
    const buckets = counts.map((inBucket, index) => {
      count += inBucket;
      const le = this.#bounds[index] ?? "+Inf";
      return { metricName: `${this.#name}_bucket`, labels: { le }, sharedLabels, value: count };
    });
    return [
      ...buckets,
      { metricName: `${this.#name}_sum`, labels: {}, sharedLabels, value: sum },
      { metricName: `${this.#name}_count`, labels: {}, sharedLabels, value: count },
    ];
  }
}

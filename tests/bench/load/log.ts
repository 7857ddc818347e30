import { Table } from '#tests/bench/table_text'

type Answer = { kind: string; ms: number }

const HEAD = ['', 'answered', 'p50', 'p95', 'p99', 'slowest']

export class Log {
  readonly #answers: Answer[] = []
  /** How often each failure occurred, by its description. */
  readonly faults = new Map<string, number>()
  cutOff = 0

  answered(kind: string, ms: number) {
    this.#answers.push({ kind, ms })
  }

  fault(sentence: string) {
    this.faults.set(sentence, (this.faults.get(sentence) ?? 0) + 1)
  }

  get table(): string {
    const kinds = [...Map.groupBy(this.#answers, ({ kind }) => kind)]
    const rows = [...kinds, ['all', this.#answers] as const].map(([kind, answers]) => {
      const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
      const part = (share: number) =>
        `${Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)} ms`
      return [kind, sorted.length.toLocaleString('en-GB'), ...[0.5, 0.95, 0.99, 1].map(part)]
    })
    return new Table([24, 10, 10, 10, 10, 10]).text([HEAD, ...rows])
  }
}

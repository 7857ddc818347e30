/** One thing that a client wanted, with its key, and what came of it. */
export interface Event {
  wallet: number
  kind: 'book' | 'pay' | 'withdraw' | 'look'
  key: string
  begin: number
  end: number
  /** `unknown` if nobody ever answered: it may have happened. */
  type: 'ok' | 'fail' | 'unknown'
  tries: number
  /** The last answer that was no success. */
  trouble: string | null
  /** The number of the parcel that was booked or paid. */
  reference?: string
  /** What was paid or withdrawn, or the balance that was seen. */
  naira?: number
}

/** What all clients did and were told, in the order in which it ended. */
export class History {
  readonly events: Event[] = []

  add(event: Event) {
    this.events.push(event)
  }

  get paid(): Event[] {
    return this.events.filter(({ kind, type }) => kind === 'pay' && type === 'ok')
  }

  /** The longest time between two payments from `since` on, in seconds. */
  longestPause(since: number, until = Date.now()): number {
    const ends = this.paid.map(({ end }) => end).filter((end) => end >= since && end <= until)
    const moments = [since, ...ends, until]
    const pauses = moments.slice(1).map((moment, at) => moment - moments[at]!)
    return Math.max(...pauses) / 1000
  }

  /** The time in seconds within which 99 of 100 requests since then were answered. */
  slowest(since: number): number {
    const times = this.events.flatMap(({ begin, end }) => (end >= since ? [end - begin] : []))
    return (times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0) / 1000
  }

  /** Says which answers made clients repeat a request since then, and how often. */
  troublesSince(since: number): string {
    const troubles = this.events.flatMap(({ end, trouble }) =>
      trouble && end >= since ? [trouble] : []
    )
    const counts = [...Map.groupBy(troubles, (trouble) => trouble)]
    return counts.map(([trouble, all]) => `${all.length} × ${trouble}`).join(', ')
  }
}

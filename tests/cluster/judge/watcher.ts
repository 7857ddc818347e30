import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '../../../bin/runtime/postgres_database.ts'
import type { Cluster } from '#tests/cluster/lab/cluster'

const EVERY_MS = 1000

/** Looks all along for two primaries, and for money that is nowhere or twice. */
export class Watcher {
  readonly faults = new Set<string>()
  looks = 0
  #isOver = false

  constructor(readonly cluster: Cluster) {}

  async watch() {
    for (; !this.#isOver; await wait(EVERY_MS)) {
      const answers = await Promise.all(this.cluster.nodes.map((node) => node.is('primary')))
      const primaries = this.cluster.nodes.filter((_, at) => answers[at])
      if (primaries.length > 1) {
        this.faults.add(`two primaries: ${primaries.map(({ name }) => name).join(' and ')}`)
      }
      if (primaries[0]) await this.#lookAtMoney(primaries[0].urlOf('sendam'))
    }
  }

  stop() {
    this.#isOver = true
  }

  /** Entries sum to zero in each snapshot. A server that is just failing gives none. */
  async #lookAtMoney(url: string) {
    try {
      const sum = await withClient(url, async (client) => {
        const { rows } = await client.query(
          'select sum(amount_kobo)::text as sum from ledger_entries'
        )
        return rows[0].sum
      })
      this.looks += 1
      if (Number(sum) !== 0) this.faults.add(`bank: the entries summed to ${sum} kobo`)
    } catch {
      // The next look finds the new primary.
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '../../../bin/runtime/postgres_database.ts'
import { Lineage } from '#tests/cluster/judge/lineage'
import type { Cluster } from '#tests/cluster/lab/cluster'
import type { DatabaseMachine } from '#tests/cluster/lab/database_machine'

const EVERY_MS = 1000

/** Fails on a standby, because only a primary has a place in the log where it writes. */
const LOOK = `select sum(amount_kobo)::text as sum,
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline
  from ledger_entries`

/** Looks all along for two primaries, and for money that is nowhere or twice. */
export class Watcher {
  readonly faults = new Set<string>()
  readonly #lineage = new Lineage()
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
      for (const primary of primaries) await this.#look(primary)
    }
  }

  stop() {
    this.#isOver = true
  }

  /** Entries sum to zero in each snapshot. A server that is just failing gives none. */
  async #look(node: DatabaseMachine) {
    try {
      const { sum, timeline } = await withClient(node.urlOf('sendam'), async (client) => {
        const { rows } = await client.query(LOOK)
        return rows[0]
      })
      this.looks += 1
      if (Number(sum) !== 0) this.faults.add(`bank: the entries summed to ${sum} kobo`)
      const fault = this.#lineage.add(node.name, timeline)
      if (fault) this.faults.add(fault)
    } catch {
      // The next look finds the new primary.
    }
  }
}

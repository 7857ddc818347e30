import db from '@adonisjs/lucid/services/db'
import { CURRENT_TIMELINE } from '#shared/database/data_versions'
import { primary } from '#shared/database/primary'
import { queryRows } from '#shared/database/query_rows'

const MAX_LAG_MS = 30_000
const SAMPLES_KEPT_MS = 2 * MAX_LAG_MS

export interface PrimaryState {
  server: string
  timeline: string
}

const POSITION = `select system_identifier::text as server, ${CURRENT_TIMELINE} as timeline,
    (pg_current_wal_insert_lsn() - '0/0')::text as position
  from pg_control_system()`

/** A replica of another timeline lacks this row, even if its position is further. */
const MARK_TIMELINE = `insert into data_versions (name, version) values ('timeline', :timeline)
  on conflict (name) do update set version = excluded.version
    where data_versions.version <> excluded.version`

/** Remembers where the primary's log was at which time. All positions are of one timeline. */
class PrimaryLog {
  #samples: { at: number; position: bigint }[] = []
  #timeline: string | null = null

  /** After a failover, or a failure that may be one, earlier positions may be lost: forgets them. */
  async takeSample(): Promise<PrimaryState> {
    const at = Date.now()
    try {
      const [here] = await queryRows<PrimaryState & { position: string }>(db, POSITION)
      const { server, timeline, position } = here!
      if (timeline !== this.#timeline) {
        await primary().rawQuery(MARK_TIMELINE, { timeline })
        this.#samples = []
        this.#timeline = timeline
      }
      this.#samples = this.#samples.filter((sample) => at - sample.at < SAMPLES_KEPT_MS)
      this.#samples.push({ at, position: BigInt(position) })
      return { server, timeline }
    } catch (error) {
      this.#samples = []
      throw error
    }
  }

  /** After only one sample, a replica may be fine and just not have reached it yet. */
  get isYoung(): boolean {
    return this.#samples.length === 1
  }

  isRecent(replayed: bigint): boolean {
    const reached = this.#samples.findLast((sample) => sample.position <= replayed)
    return reached !== undefined && Date.now() - reached.at <= MAX_LAG_MS
  }
}

export const primaryLog = new PrimaryLog()

import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'

export type TallyKind = 'courier' | 'payment' | 'job'

/** Partner calls end as one of the first four; jobs as `failed`, `completed` or `retrying`. */
export type CallOutcome = 'answered' | 'refused' | 'silent' | 'failed' | 'completed' | 'retrying'

export interface CallResult {
  kind: TallyKind
  name: string
  outcome: CallOutcome
  ms: number
}

type PendingTally = Omit<CallResult, 'ms'> & {
  times: number
  totalMs: number
  lastAt: Date | null
  inARow: number
  rowBeganAt: Date | null
  isNewRow: boolean
}

let pendingTallies = new Map<string, PendingTally>()

/** Counts in memory; `flushTallies` saves the counts. */
export function countCallResult({ kind, name, outcome, ms }: CallResult) {
  const now = new Date()
  const own = findPendingTally({ kind, name, outcome })
  own.times += 1
  own.totalMs += ms
  own.lastAt = now
  if (outcome === 'silent') {
    own.inARow += 1
    own.rowBeganAt ??= now
  } else if (outcome === 'answered' || outcome === 'refused') {
    const silence = findPendingTally({ kind, name, outcome: 'silent' })
    Object.assign(silence, { inARow: 0, rowBeganAt: null, isNewRow: true })
  }
}

function findPendingTally({ kind, name, outcome }: Omit<CallResult, 'ms'>): PendingTally {
  const key = `${kind} ${outcome} ${name}`
  const known = pendingTallies.get(key)
  if (known) return known
  const fresh = { times: 0, totalMs: 0, lastAt: null, inARow: 0, rowBeganAt: null, isNewRow: false }
  const own = { kind, name, outcome, ...fresh }
  pendingTallies.set(key, own)
  return own
}

const WRITE = `
insert into tallies as kept (kind, name, outcome, times, total_ms, last_at, in_a_row, row_began_at)
select kind, name, outcome, times, round("totalMs"), "lastAt", "inARow", "rowBeganAt"
from jsonb_to_recordset(:rows::jsonb) as own (kind text, name text, outcome text, times bigint,
  "totalMs" numeric, "lastAt" timestamptz, "inARow" int, "rowBeganAt" timestamptz)
on conflict (kind, name, outcome) do update set
  times = kept.times + excluded.times,
  total_ms = kept.total_ms + excluded.total_ms,
  last_at = greatest(kept.last_at, excluded.last_at),
  in_a_row = excluded.in_a_row
    + case when (kept.kind, kept.name) in (select * from unnest(:anewKinds::text[], :anewNames::text[]))
      then 0 else kept.in_a_row end,
  row_began_at = case when (kept.kind, kept.name) in (select * from unnest(:anewKinds::text[], :anewNames::text[]))
    then excluded.row_began_at else coalesce(kept.row_began_at, excluded.row_began_at) end`

/** Saves the counts since the last flush. If the database is unavailable, they are lost. */
export async function flushTallies() {
  if (pendingTallies.size === 0) return
  const batch = [...pendingTallies.values()].toSorted(compareLockOrder)
  pendingTallies = new Map()
  const anew = batch.filter(({ isNewRow }) => isNewRow)
  const bindings = {
    rows: JSON.stringify(batch),
    anewKinds: anew.map(({ kind }) => kind),
    anewNames: anew.map(({ name }) => name),
  }
  try {
    await db.rawQuery(WRITE, bindings)
  } catch (error) {
    logger.warn({ err: error }, 'Counters could not be saved')
  }
}

/** Orders counters by key. All processes update the same rows; other orders could deadlock. */
function compareLockOrder(one: PendingTally, other: PendingTally) {
  return toTallyKey(one) < toTallyKey(other) ? -1 : 1
}

function toTallyKey({ kind, name, outcome }: PendingTally): string {
  return `${kind} ${name} ${outcome}`
}

import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'

export type TallyKind = 'courier' | 'payment' | 'job'

/** Of a company: it said yes, it said no, it said nothing, or we did not understand. Of a job: the queue's words. */
export type Outcome = 'answered' | 'refused' | 'silent' | 'failed' | 'completed' | 'retrying'

export interface Ending {
  kind: TallyKind
  name: string
  outcome: Outcome
  ms: number
}

type Counted = Omit<Ending, 'ms'> & {
  times: number
  totalMs: number
  lastAt: Date | null
  inARow: number
  rowBeganAt: Date | null
  /** Something else came in between. */
  isNewRow: boolean
}

let counted = new Map<string, Counted>()

/** Counts in memory: `writeTallies` keeps it, so that a busy process does not write at every call. */
export function tally({ kind, name, outcome, ms }: Ending) {
  const now = new Date()
  const own = countedOf({ kind, name, outcome })
  own.times += 1
  own.totalMs += ms
  own.lastAt = now
  if (outcome === 'silent') {
    own.inARow += 1
    own.rowBeganAt ??= now
  } else if (outcome === 'answered' || outcome === 'refused') {
    const silence = countedOf({ kind, name, outcome: 'silent' })
    Object.assign(silence, { inARow: 0, rowBeganAt: null, isNewRow: true })
  }
}

function countedOf({ kind, name, outcome }: Omit<Ending, 'ms'>): Counted {
  const key = `${kind} ${outcome} ${name}`
  const known = counted.get(key)
  if (known) return known
  const fresh = { times: 0, totalMs: 0, lastAt: null, inARow: 0, rowBeganAt: null, isNewRow: false }
  const own = { kind, name, outcome, ...fresh }
  counted.set(key, own)
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

/** Adds up what was counted since the last time. A database that is away loses these few seconds. */
export async function writeTallies() {
  if (counted.size === 0) return
  const batch = [...counted.values()].toSorted(inLockOrder)
  counted = new Map()
  const anew = batch.filter(({ isNewRow }) => isNewRow)
  const bindings = {
    rows: JSON.stringify(batch),
    anewKinds: anew.map(({ kind }) => kind),
    anewNames: anew.map(({ name }) => name),
  }
  try {
    await db.rawQuery(WRITE, bindings)
  } catch (error) {
    logger.warn({ err: error }, 'What was counted could not be written')
  }
}

/** Every process writes the same rows. */
function inLockOrder(one: Counted, other: Counted) {
  return keyOf(one) < keyOf(other) ? -1 : 1
}

function keyOf({ kind, name, outcome }: Counted): string {
  return `${kind} ${name} ${outcome}`
}

import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import type { CallOutcome, TallyKind } from '#shared/health/tallies'

export interface StoredTally {
  kind: TallyKind
  name: string
  outcome: CallOutcome
  times: number
  seconds: number
  lastAt: Date | null
  inARow: number
  rowBeganAt: Date | null
}

export function readStoredTallies(): Promise<StoredTally[]> {
  return queryRows<StoredTally>(
    db,
    `select kind, name, outcome, times, total_ms / 1000.0 as seconds,
       last_at as "lastAt", in_a_row as "inARow", row_began_at as "rowBeganAt"
     from tallies order by kind, name, outcome`
  )
}

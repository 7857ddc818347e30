import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

export interface LedgerCheck {
  /** The number of checks so far, including this one. */
  id: number
  faults: string[]
  tookMs: number
  at: Date
}

export async function saveLedgerCheck({ faults, tookMs }: Pick<LedgerCheck, 'faults' | 'tookMs'>) {
  await db.table('ledger_checks').insert({ faults, took_ms: Math.round(tookMs) })
}

/** Returns null before the first nightly check. */
export async function findLatestLedgerCheck(): Promise<LedgerCheck | null> {
  const rows = await queryRows<LedgerCheck>(
    db,
    `select id, faults, took_ms as "tookMs", created_at as at from ledger_checks order by id desc limit 1`
  )
  return rows[0] ?? null
}

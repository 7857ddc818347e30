import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'

export interface LedgerCheck {
  /** Of the checks until now, this one included. */
  id: number
  faults: string[]
  tookMs: number
  at: Date
}

export async function keepLedgerCheck({ faults, tookMs }: Pick<LedgerCheck, 'faults' | 'tookMs'>) {
  await db.table('ledger_checks').insert({ faults, took_ms: Math.round(tookMs) })
}

/** Null before the first night. */
export async function latestLedgerCheck(): Promise<LedgerCheck | null> {
  const rows = await rowsOf<LedgerCheck>(
    db,
    `select id, faults, took_ms as "tookMs", created_at as at from ledger_checks order by id desc limit 1`
  )
  return rows[0] ?? null
}

import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

export interface FigureCheck {
  faults: string[]
  /** The number of recounted days in Lagos. */
  days: number
  tookMs: number
  at: Date
}

export async function saveFigureCheck({ faults, days, tookMs, at }: FigureCheck) {
  await db
    .table('figure_checks')
    .insert({ faults, days, took_ms: Math.round(tookMs), created_at: at })
}

/** Returns null before the first nightly check. */
export async function findLatestFigureCheck(): Promise<FigureCheck | null> {
  const rows = await queryRows<FigureCheck>(
    db,
    `select faults, days, took_ms as "tookMs", created_at as at from figure_checks
     order by id desc limit 1`
  )
  return rows[0] ?? null
}

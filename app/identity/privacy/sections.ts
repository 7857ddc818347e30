import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import type { Scalar, Section } from '#identity/privacy/personal_data'

/** Lists by their names, each with the statement that answers its rows for `:userId`. */
export type Statements = Record<string, string>

export async function sectionsOf(statements: Statements, userId: number): Promise<Section[]> {
  const sections: Section[] = []
  for (const [name, sql] of Object.entries(statements)) {
    const rows = await rowsOf<Record<string, unknown>>(db, sql, { userId })
    sections.push({ name, rows: rows.map(plain) })
  }
  return sections
}

function plain(row: Record<string, unknown>): Record<string, Scalar> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : (value as Scalar),
    ])
  )
}

import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import type { Scalar, PersonalDataSection } from '#identity/privacy/personal_data'

export type SectionQueries = Record<string, string>

export async function readSections(
  statements: SectionQueries,
  userId: number
): Promise<PersonalDataSection[]> {
  const sections: PersonalDataSection[] = []
  for (const [name, sql] of Object.entries(statements)) {
    const rows = await queryRows<Record<string, unknown>>(db, sql, { userId })
    sections.push({ name, rows: rows.map(toPlainRow) })
  }
  return sections
}

function toPlainRow(row: Record<string, unknown>): Record<string, Scalar> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : (value as Scalar),
    ])
  )
}

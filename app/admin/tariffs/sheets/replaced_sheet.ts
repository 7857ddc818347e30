import db from '@adonisjs/lucid/services/db'
import { keptRows } from '#admin/tariffs/sheets/kept_sheets'
import { readSheet } from '#admin/tariffs/sheets/saved_sheet'
import { compareBands, sentencesOf } from '#admin/tariffs/sheets/sheet_changes'
import { rateJson } from '#admin/tariffs/sheets/sheet_json'

/** The rows of a sheet that was replaced, and what restoring it would change. */
export async function replacedSheet(zoneId: number, version: number) {
  const { rows } = await readSheet(zoneId)
  const kept = await keptRows(zoneId, version, db.connection())
  return { data: kept.map(rateJson), changes: sentencesOf(compareBands(rows, kept)) }
}

import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { keptRows, sheetEntries } from '#admin/tariffs/sheets/kept_sheets'
import { readSheet } from '#admin/tariffs/sheets/saved_sheet'
import { compareBands, sentencesOf } from '#admin/tariffs/sheets/sheet_changes'
import { rateJson } from '#admin/tariffs/sheets/sheet_json'
import SheetEntryTransformer from '#admin/tariffs/sheets/sheet_entry_transformer'
import { requireZone } from '#admin/tariffs/zones/zone_search'
import { ZONE_KINDS } from '#shipping/places/zone'

export default class RateSheetsController {
  async index(ctx: HttpContext) {
    const zone = await requireZone(ctx.params.id, ZONE_KINDS)
    return ctx.serialize(SheetEntryTransformer.transform(await sheetEntries(zone)))
  }

  /** The rows of a sheet that was replaced, and what restoring it would change. */
  async show({ params }: HttpContext) {
    const { rows } = await readSheet(params.id)
    const kept = await keptRows(params.id, params.version, db.connection())
    return { data: kept.map(rateJson), changes: sentencesOf(compareBands(rows, kept)) }
  }
}

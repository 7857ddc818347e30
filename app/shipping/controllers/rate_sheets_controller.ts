import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { keptRows, sheetEntries } from '#shipping/rate_sheets/kept_sheets'
import { readSheet } from '#shipping/rate_sheets/rate_sheet'
import { compareBands, sentencesOf } from '#shipping/rate_sheets/sheet_changes'
import { rateJson } from '#shipping/rate_sheets/sheet_json'
import SheetEntryTransformer from '#shipping/transformers/sheet_entry_transformer'
import { requireZone } from '#shipping/zones/zone_search'
import { ZONE_KINDS } from '#shipping/pricing/zone'

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

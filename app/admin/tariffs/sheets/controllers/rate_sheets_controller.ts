import type { HttpContext } from '@adonisjs/core/http'
import { sheetEntries } from '#admin/tariffs/sheets/kept_sheets'
import { replacedSheet } from '#admin/tariffs/sheets/replaced_sheet'
import SheetEntryTransformer from '#admin/tariffs/sheets/sheet_entry_transformer'
import { requireZone } from '#admin/tariffs/zones/zone_search'
import { ZONE_KINDS } from '#shipping/places/zone'

export default class RateSheetsController {
  async index(ctx: HttpContext) {
    const zone = await requireZone(ctx.params.id, ZONE_KINDS)
    return ctx.serialize(SheetEntryTransformer.transform(await sheetEntries(zone)))
  }

  async show({ params }: HttpContext) {
    return replacedSheet(params.id, params.version)
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { listSheetVersions } from '#admin/tariffs/sheets/sheet_versions'
import { readReplacedSheet } from '#admin/tariffs/sheets/read_rate_sheet'
import SheetEntryTransformer from '#admin/tariffs/sheets/sheet_entry_transformer'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'

export default class RateSheetsController {
  async index(ctx: HttpContext) {
    const entries = await listSheetVersions(ctx.params.id, await readRequestedTariff(ctx))
    return ctx.serialize(SheetEntryTransformer.transform(entries))
  }

  async show(ctx: HttpContext) {
    return readReplacedSheet(ctx.params.id, ctx.params.version, await readRequestedTariff(ctx))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { sheetEntries } from '#admin/tariffs/sheets/kept_sheets'
import { replacedSheet } from '#admin/tariffs/sheets/replaced_sheet'
import SheetEntryTransformer from '#admin/tariffs/sheets/sheet_entry_transformer'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'

export default class RateSheetsController {
  async index(ctx: HttpContext) {
    const entries = await sheetEntries(ctx.params.id, await askedTariff(ctx))
    return ctx.serialize(SheetEntryTransformer.transform(entries))
  }

  async show(ctx: HttpContext) {
    return replacedSheet(ctx.params.id, ctx.params.version, await askedTariff(ctx))
  }
}

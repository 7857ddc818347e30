import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { keptRows } from '#admin/tariffs/sheets/kept_sheets'
import { changeSheet } from '#admin/tariffs/sheets/saved_sheet'
import { savedSheetJson } from '#admin/tariffs/sheets/sheet_json'
import { sheetVersionValidator } from '#admin/tariffs/sheets/rate_sheet_validator'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'

export default class RateRestorationsController {
  async store(ctx: HttpContext) {
    const { id, version: restored } = ctx.params
    const { version } = await ctx.request.validateUsing(sheetVersionValidator, {
      data: ctx.request.body(),
    })
    const sheet = await changeSheet(callerOf(ctx), {
      ...{ zoneId: id, version, action: 'rates.restore' },
      tariff: await askedTariff(ctx),
      rowsOf: (_, trx) => keptRows(id, restored, trx),
    })
    return savedSheetJson(`Version ${restored} of the rates has been restored.`, sheet)
  }
}

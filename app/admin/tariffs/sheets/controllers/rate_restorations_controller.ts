import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { loadSheetVersionRows } from '#admin/tariffs/sheets/sheet_versions'
import { changeRateSheet } from '#admin/tariffs/sheets/change_rate_sheet'
import { savedSheetResponse } from '#admin/tariffs/sheets/sheet_json'
import { sheetVersionValidator } from '#admin/tariffs/sheets/rate_sheet_validator'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'

export default class RateRestorationsController {
  async store(ctx: HttpContext) {
    const { id, version: restored } = ctx.params
    const { version } = await ctx.request.validateUsing(sheetVersionValidator, {
      data: ctx.request.body(),
    })
    const sheet = await changeRateSheet(callerOf(ctx), {
      zoneId: id,
      version,
      action: 'rates.restore',
      tariff: await readRequestedTariff(ctx),
      rowsOf: (_, trx) => loadSheetVersionRows(id, restored, trx),
    })
    return savedSheetResponse(`Version ${restored} of the rates has been restored.`, sheet)
  }
}

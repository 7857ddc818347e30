import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { keptRows } from '#admin/tariffs/sheets/kept_sheets'
import { changeSheet } from '#admin/tariffs/sheets/saved_sheet'
import { savedSheetJson } from '#admin/tariffs/sheets/sheet_json'
import { sheetVersionValidator } from '#admin/tariffs/sheets/rate_sheet_validator'

export default class RateRestorationsController {
  async store(ctx: HttpContext) {
    const { id, version: restored } = ctx.params
    const { version } = await ctx.request.validateUsing(sheetVersionValidator)
    const sheet = await changeSheet(callerOf(ctx), {
      ...{ zoneId: id, version, action: 'rates.restore' },
      rowsOf: (_, trx) => keptRows(id, restored, trx),
    })
    return savedSheetJson(`Version ${restored} of the rates has been restored.`, sheet)
  }
}

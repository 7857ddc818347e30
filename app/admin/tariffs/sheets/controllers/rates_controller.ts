import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { changeRateSheet } from '#admin/tariffs/sheets/change_rate_sheet'
import { readRateSheet } from '#admin/tariffs/sheets/read_rate_sheet'
import { parseRates, savedSheetResponse } from '#admin/tariffs/sheets/sheet_json'
import {
  rateSheetValidator,
  sheetVersionValidator,
} from '#admin/tariffs/sheets/rate_sheet_validator'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'

export default class RatesController {
  async show(ctx: HttpContext) {
    return readRateSheet(ctx.params.id, await readRequestedTariff(ctx))
  }

  async store(ctx: HttpContext) {
    const { shippingZoneId, billingGroupId, version, rates } = await ctx.request.validateUsing(
      rateSheetValidator,
      { data: ctx.request.body() }
    )
    const bands = parseRates(rates)
    const sheet = await changeRateSheet(callerOf(ctx), {
      zoneId: shippingZoneId,
      billingGroupId,
      version,
      action: 'rates.save',
      tariff: await readRequestedTariff(ctx),
      rowsOf: () => bands,
    })
    const message =
      sheet.rows.length === 1 ? '1 rate is saved.' : `${sheet.rows.length} rates are saved.`
    return savedSheetResponse(message, sheet)
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(sheetVersionValidator, {
      data: ctx.request.body(),
    })
    const sheet = await changeRateSheet(callerOf(ctx), {
      zoneId: ctx.params.id,
      version,
      action: 'rates.delete',
      tariff: await readRequestedTariff(ctx),
      rowsOf: () => [],
    })
    const message = 'This sheet is now empty. Its earlier rates are under Earlier Versions.'
    return savedSheetResponse(message, sheet)
  }
}

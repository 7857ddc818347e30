import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { applyMultiplier } from '#admin/tariffs/sheets/multiplier'
import { changeRateSheet } from '#admin/tariffs/sheets/change_rate_sheet'
import { parseMultiplier, savedSheetResponse } from '#admin/tariffs/sheets/sheet_json'
import { rateMultiplierValidator } from '#admin/tariffs/sheets/rate_sheet_validator'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'

export default class RateMultipliersController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(rateMultiplierValidator, {
      data: ctx.request.body(),
    })
    const multiplier = parseMultiplier(form)
    const sheet = await changeRateSheet(callerOf(ctx), {
      zoneId: form.shippingZoneId,
      billingGroupId: form.billingGroupId,
      version: form.version,
      action: 'rates.multiply',
      tariff: await readRequestedTariff(ctx),
      rowsOf: (current) => applyMultiplier(current, multiplier),
    })
    return savedSheetResponse('The entries have been generated and saved.', sheet)
  }
}

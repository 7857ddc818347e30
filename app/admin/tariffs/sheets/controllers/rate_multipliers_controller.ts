import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { multipliedSheet } from '#admin/tariffs/sheets/multiplier'
import { changeSheet } from '#admin/tariffs/sheets/saved_sheet'
import { multiplierOf, savedSheetJson } from '#admin/tariffs/sheets/sheet_json'
import { rateMultiplierValidator } from '#admin/tariffs/sheets/rate_sheet_validator'

export default class RateMultipliersController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(rateMultiplierValidator)
    const multiplier = multiplierOf(form)
    const sheet = await changeSheet(callerOf(ctx), {
      zoneId: form.shippingZoneId,
      billingGroupId: form.billingGroupId,
      version: form.version,
      action: 'rates.multiply',
      rowsOf: (current) => multipliedSheet(current, multiplier),
    })
    return savedSheetJson('The entries have been generated and saved.', sheet)
  }
}

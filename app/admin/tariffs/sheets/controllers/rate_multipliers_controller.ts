import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { multipliedSheet } from '#admin/tariffs/sheets/multiplier'
import { changeSheet } from '#admin/tariffs/sheets/saved_sheet'
import { multiplierOf, rateJson } from '#admin/tariffs/sheets/sheet_json'
import { rateMultiplierValidator } from '#admin/tariffs/sheets/rate_sheet_validator'

export default class RateMultipliersController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(rateMultiplierValidator)
    const multiplier = multiplierOf(form)
    const { rows, version, warnings } = await changeSheet(callerOf(ctx), {
      zoneId: form.shippingZoneId,
      billingGroupId: form.billingGroupId,
      version: form.version,
      action: 'rates.multiply',
      rowsOf: (current) => multipliedSheet(current, multiplier),
    })
    const message = 'The entries are generated and saved.'
    return { message, data: rows.map(rateJson), version, warnings }
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { multipliedSheet } from '#shipping/rate_sheets/multiplier'
import { changeSheet } from '#shipping/rate_sheets/rate_sheet'
import { multiplierOf, rateJson } from '#shipping/rate_sheets/sheet_json'
import { rateMultiplierValidator } from '#shipping/validators/rate_sheet'

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

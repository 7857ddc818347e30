import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { multipliedSheet } from '#admin/tariffs/sheets/multiplier'
import { changeSheet } from '#admin/tariffs/sheets/saved_sheet'
import { multiplierOf, savedSheetJson } from '#admin/tariffs/sheets/sheet_json'
import { rateMultiplierValidator } from '#admin/tariffs/sheets/rate_sheet_validator'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'

export default class RateMultipliersController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(rateMultiplierValidator, {
      data: ctx.request.body(),
    })
    const multiplier = multiplierOf(form)
    const sheet = await changeSheet(callerOf(ctx), {
      zoneId: form.shippingZoneId,
      billingGroupId: form.billingGroupId,
      version: form.version,
      action: 'rates.multiply',
      tariff: await askedTariff(ctx),
      rowsOf: (current) => multipliedSheet(current, multiplier),
    })
    return savedSheetJson('The entries have been generated and saved.', sheet)
  }
}

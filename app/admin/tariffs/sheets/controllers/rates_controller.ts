import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { changeSheet, readSheet } from '#admin/tariffs/sheets/saved_sheet'
import { bandsOf, rateJson, savedSheetJson } from '#admin/tariffs/sheets/sheet_json'
import {
  rateSheetValidator,
  sheetVersionValidator,
} from '#admin/tariffs/sheets/rate_sheet_validator'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'

export default class RatesController {
  async show(ctx: HttpContext) {
    const tariff = await askedTariff(ctx)
    const { zone, version, rows, warnings } = await readSheet(ctx.params.id, tariff)
    const savedBy = zone.ratesSaver?.fullName ?? null
    const savedAt = zone.ratesSavedAt?.toISO() ?? null
    return { data: rows.map(rateJson), version, savedBy, savedAt, warnings }
  }

  /** Takes the place of all rates of the zone. */
  async store(ctx: HttpContext) {
    const { shippingZoneId, billingGroupId, version, rates } = await ctx.request.validateUsing(
      rateSheetValidator,
      { data: ctx.request.body() }
    )
    const bands = bandsOf(rates)
    const sheet = await changeSheet(callerOf(ctx), {
      ...{ zoneId: shippingZoneId, billingGroupId, version, action: 'rates.save' },
      tariff: await askedTariff(ctx),
      rowsOf: () => bands,
    })
    const message =
      sheet.rows.length === 1 ? '1 rate is saved.' : `${sheet.rows.length} rates are saved.`
    return savedSheetJson(message, sheet)
  }

  /** The zone has no rates from then on; those that it had are kept as an earlier version. */
  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(sheetVersionValidator, {
      data: ctx.request.body(),
    })
    const sheet = await changeSheet(callerOf(ctx), {
      ...{ zoneId: ctx.params.id, version, action: 'rates.delete' },
      tariff: await askedTariff(ctx),
      rowsOf: () => [],
    })
    const message = 'This sheet is now empty. Its earlier rates are under Earlier Versions.'
    return savedSheetJson(message, sheet)
  }
}

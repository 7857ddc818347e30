import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { countLine } from '#admin/tariffs/files/file_changes'
import { loadRates } from '#admin/tariffs/files/load_rates'
import { fileNameOf, requireScope } from '#admin/tariffs/files/rate_scope'
import { receivedCsv } from '#admin/tariffs/files/received_csv'
import { ratesCsv } from '#admin/tariffs/files/write_rates'
import { tariffFileValidator } from '#admin/tariffs/files/tariff_file_validator'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'

export default class RateFilesController {
  async show(ctx: HttpContext) {
    const tariff = await askedTariff(ctx)
    const scope = await requireScope(ctx.params, tariff)
    return sendCsv(ctx, fileNameOf(scope), await ratesCsv(scope, tariff))
  }

  /** Saves the difference that a preview has shown. */
  async store(ctx: HttpContext) {
    const tariff = await askedTariff(ctx)
    const scope = await requireScope(ctx.params, tariff)
    const { base } = await tariffFileValidator.validate(ctx.request.qs())
    const file = await receivedCsv(ctx.request)
    const changes = await loadRates([file], { scope, base, tariff, caller: callerOf(ctx) })
    return { message: `${countLine('Rates', changes)}.`, warnings: changes.warnings.slice(0, 100) }
  }
}

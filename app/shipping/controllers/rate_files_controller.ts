import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { sendCsv } from '#shared/csv_file'
import { countLine } from '#shipping/tariff_files/changes'
import { loadRates } from '#shipping/tariff_files/load_rates'
import { fileNameOf, requireScope } from '#shipping/tariff_files/rate_scope'
import { receivedCsv } from '#shipping/tariff_files/received_csv'
import { ratesCsv } from '#shipping/tariff_files/write_rates'
import { tariffFileValidator } from '#shipping/validators/tariff_file'

export default class RateFilesController {
  async show(ctx: HttpContext) {
    const scope = await requireScope(ctx.params)
    return sendCsv(ctx, fileNameOf(scope), await ratesCsv(scope))
  }

  /** Saves the difference that a preview has shown. */
  async store(ctx: HttpContext) {
    const scope = await requireScope(ctx.params)
    const { base } = await tariffFileValidator.validate(ctx.request.qs())
    const file = await receivedCsv(ctx.request)
    const changes = await loadRates([file], { scope, base, caller: callerOf(ctx) })
    return { message: `${countLine('Rates', changes)}.`, warnings: changes.warnings.slice(0, 100) }
  }
}

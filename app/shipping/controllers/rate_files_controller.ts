import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { countLine } from '#shipping/tariff_files/changes'
import { loadRates } from '#shipping/tariff_files/load_rates'
import { fileNameOf, requireScope } from '#shipping/tariff_files/rate_scope'
import { receivedCsv } from '#shipping/tariff_files/received_csv'
import { ratesCsv } from '#shipping/tariff_files/write_rates'
import { rateFileValidator } from '#shipping/validators/rate_file'

export default class RateFilesController {
  async show({ params, response }: HttpContext) {
    const scope = await requireScope(params)
    response.header('Content-Type', 'text/csv; charset=utf-8')
    response.header('Content-Disposition', `attachment; filename="${fileNameOf(scope)}"`)
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Cache-Control', 'no-store')
    return response.stream(await ratesCsv(scope))
  }

  /** Saves the difference that a preview has shown. */
  async store(ctx: HttpContext) {
    const scope = await requireScope(ctx.params)
    const { base } = await rateFileValidator.validate(ctx.request.qs())
    const file = await receivedCsv(ctx.request)
    const changes = await loadRates([file], { scope, base, caller: callerOf(ctx) })
    return { message: `${countLine('Rates', changes)}.`, warnings: changes.warnings.slice(0, 100) }
  }
}

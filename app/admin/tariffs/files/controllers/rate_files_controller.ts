import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { importSummary } from '#admin/tariffs/files/file_changes'
import { importRates } from '#admin/tariffs/files/import_rates'
import { rateFileName, requireRateScope } from '#admin/tariffs/files/rate_scope'
import { readUploadedCsv } from '#admin/tariffs/files/uploaded_csv'
import { exportRatesCsv } from '#admin/tariffs/files/rates_csv'
import { tariffFileValidator } from '#admin/tariffs/files/tariff_file_validator'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'

export default class RateFilesController {
  async show(ctx: HttpContext) {
    const tariff = await readRequestedTariff(ctx)
    const scope = await requireRateScope(ctx.params, tariff)
    return sendCsv(ctx, rateFileName(scope), await exportRatesCsv(scope, tariff))
  }

  async store(ctx: HttpContext) {
    const tariff = await readRequestedTariff(ctx)
    const scope = await requireRateScope(ctx.params, tariff)
    const { base } = await tariffFileValidator.validate(ctx.request.qs())
    const file = await readUploadedCsv(ctx.request)
    const changes = await importRates([file], { scope, base, tariff, caller: callerOf(ctx) })
    return {
      message: `${importSummary('Rates', changes)}.`,
      warnings: changes.warnings.slice(0, 100),
    }
  }
}

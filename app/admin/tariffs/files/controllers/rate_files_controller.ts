import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendCsv } from '#shared/http/controllers/send_csv'
import FileChangesTransformer from '#admin/tariffs/files/file_changes_transformer'
import { importSummary } from '#admin/tariffs/files/file_changes'
import { importRates } from '#admin/tariffs/files/import_rates'
import { rateFileName, requireRateScope } from '#admin/tariffs/files/rate_scope'
import { readUploadedCsv } from '#admin/tariffs/files/uploaded_csv'
import { exportRatesCsv } from '#admin/tariffs/files/rates_csv'
import { tariffFileValidator } from '#admin/tariffs/files/tariff_file_validator'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'

export default class RateFilesController {
  async show(ctx: HttpContext) {
    const { tariff, scope } = await readRateScope(ctx)
    return sendCsv(ctx, rateFileName(scope), await exportRatesCsv(scope, tariff))
  }

  async preview(ctx: HttpContext) {
    const asked = { ...(await readRateScope(ctx)), dryRun: true, caller: callerOf(ctx) }
    const changes = await importRates([await readUploadedCsv(ctx.request)], asked)
    return ctx.serialize(FileChangesTransformer.transform(changes))
  }

  async store(ctx: HttpContext) {
    const asked = { ...(await readRateScope(ctx)), caller: callerOf(ctx) }
    const { base } = await tariffFileValidator.validate(ctx.request.qs())
    const changes = await importRates([await readUploadedCsv(ctx.request)], { ...asked, base })
    return {
      message: `${importSummary('Rates', changes)}.`,
      warnings: changes.warnings.slice(0, 100),
    }
  }
}

async function readRateScope(ctx: HttpContext) {
  const tariff = await readRequestedTariff(ctx)
  return { tariff, scope: await requireRateScope(ctx.params, tariff) }
}

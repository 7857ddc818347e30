import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { importRates } from '#admin/tariffs/files/import_rates'
import { requireRateScope } from '#admin/tariffs/files/rate_scope'
import { readUploadedCsv } from '#admin/tariffs/files/uploaded_csv'
import FileChangesTransformer from '#admin/tariffs/files/file_changes_transformer'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'

export default class RateFilePreviewsController {
  async store(ctx: HttpContext) {
    const tariff = await readRequestedTariff(ctx)
    const scope = await requireRateScope(ctx.params, tariff)
    const file = await readUploadedCsv(ctx.request)
    const caller = callerOf(ctx)
    const changes = await importRates([file], { scope, dryRun: true, tariff, caller })
    return ctx.serialize(FileChangesTransformer.transform(changes))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { loadRates } from '#admin/tariffs/files/load_rates'
import { requireScope } from '#admin/tariffs/files/rate_scope'
import { receivedCsv } from '#admin/tariffs/files/received_csv'
import FileChangesTransformer from '#admin/tariffs/files/file_changes_transformer'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'

export default class RateFilePreviewsController {
  /** What saving the file would change. Nothing is saved. */
  async store(ctx: HttpContext) {
    const tariff = await askedTariff(ctx)
    const scope = await requireScope(ctx.params, tariff)
    const file = await receivedCsv(ctx.request)
    const caller = callerOf(ctx)
    const changes = await loadRates([file], { scope, dryRun: true, tariff, caller })
    return ctx.serialize(FileChangesTransformer.transform(changes))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { loadRates } from '#admin/tariffs/files/load_rates'
import { requireScope } from '#admin/tariffs/files/rate_scope'
import { receivedCsv } from '#admin/tariffs/files/received_csv'
import FileChangesTransformer from '#admin/tariffs/files/file_changes_transformer'

export default class RateFilePreviewsController {
  /** What saving the file would change. Nothing is saved. */
  async store(ctx: HttpContext) {
    const scope = await requireScope(ctx.params)
    const file = await receivedCsv(ctx.request)
    const changes = await loadRates([file], { scope, dryRun: true, caller: callerOf(ctx) })
    return ctx.serialize(FileChangesTransformer.transform(changes))
  }
}

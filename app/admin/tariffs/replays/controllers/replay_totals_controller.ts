import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'
import { totalColumns, totalLines } from '#admin/tariffs/replays/replay_csv'
import { requireFinished } from '#admin/tariffs/replays/replay_list'
import { replayPageValidator } from '#admin/tariffs/replays/replay_validator'

export default class ReplayTotalsController {
  /** All totals of a kind. */
  async show(ctx: HttpContext) {
    const { by = 'courier' } = await ctx.request.validateUsing(replayPageValidator)
    const { id } = await requireFinished(ctx.params.id, ctx.params.replayId)
    return sendCsv(ctx, `replay-${id}-${by}.csv`, csvFile(totalColumns(by), totalLines(id, by)))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'
import { CHANGE_COLUMNS, changeLines } from '#admin/tariffs/replays/replay_csv'
import { requireFinished } from '#admin/tariffs/replays/replay_list'

export default class ReplayCourierChangesController {
  /** Everybody who gets another cheapest courier. */
  async show(ctx: HttpContext) {
    const { id } = await requireFinished(ctx.params.id, ctx.params.replayId)
    const content = csvFile(CHANGE_COLUMNS, changeLines(id))
    return sendCsv(ctx, `replay-${id}-courier-changes.csv`, content)
  }
}

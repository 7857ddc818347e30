import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'
import { CUSTOMER_COLUMNS, dearerLines } from '#admin/tariffs/replays/replay_csv'
import { requireFinished } from '#admin/tariffs/replays/replay_list'

export default class ReplayCustomersController {
  /** Everybody who pays more. */
  async show(ctx: HttpContext) {
    const { id } = await requireFinished(ctx.params.id, ctx.params.replayId)
    return sendCsv(ctx, `replay-${id}-customers.csv`, csvFile(CUSTOMER_COLUMNS, dearerLines(id)))
  }
}

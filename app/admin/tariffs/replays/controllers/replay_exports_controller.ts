import type { HttpContext } from '@adonisjs/core/http'
import { sendListCsv } from '#shared/http/controllers/send_csv'
import {
  streamCourierChanges,
  streamCustomersPayingMore,
  streamReplayParts,
  CHANGE_COLUMNS,
  CUSTOMER_COLUMNS,
  totalColumns,
} from '#admin/tariffs/replays/replay_csv'
import { requireFinishedReplay } from '#admin/tariffs/replays/list_replays'
import { replayPageValidator } from '#admin/tariffs/replays/replay_validator'

export default class ReplayExportsController {
  async customers(ctx: HttpContext) {
    const { id } = await requireFinishedReplay(ctx.params.id, ctx.params.replayId)
    return sendListCsv(
      ctx,
      `replay-${id}-customers.csv`,
      CUSTOMER_COLUMNS,
      streamCustomersPayingMore(id)
    )
  }

  async totals(ctx: HttpContext) {
    const { by = 'courier' } = await ctx.request.validateUsing(replayPageValidator)
    const { id } = await requireFinishedReplay(ctx.params.id, ctx.params.replayId)
    return sendListCsv(ctx, `replay-${id}-${by}.csv`, totalColumns(by), streamReplayParts(id, by))
  }

  async courierChanges(ctx: HttpContext) {
    const { id } = await requireFinishedReplay(ctx.params.id, ctx.params.replayId)
    return sendListCsv(
      ctx,
      `replay-${id}-courier-changes.csv`,
      CHANGE_COLUMNS,
      streamCourierChanges(id)
    )
  }
}

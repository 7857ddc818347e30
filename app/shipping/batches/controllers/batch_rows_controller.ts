import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { batchRowEditValidator } from '#shipping/batches/batch_validators'
import {
  respondWithBatch,
  sheetTextsFromRequest,
} from '#shipping/batches/controllers/batch_exchange'
import { editRow } from '#shipping/batches/edit_batch'

export default class BatchRowsController {
  async update(ctx: HttpContext) {
    const { id, number } = ctx.params
    const { cells, preferredCourier, leftOut } =
      await ctx.request.validateUsing(batchRowEditValidator)
    await editRow(callerOf(ctx), id, {
      number: Number(number),
      ...(cells && { cells: sheetTextsFromRequest(cells) }),
      courier: preferredCourier,
      isLeftOut: leftOut,
    })
    return respondWithBatch(ctx, id, Number(number))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { batchRowEditValidator } from '#shipping/batches/batch_validators'
import { sentTexts } from '#shipping/batches/controllers/sent_texts'
import { answerWithBatch } from '#shipping/batches/controllers/batch_answer'
import { editRow } from '#shipping/batches/editing'

export default class BatchRowsController {
  async update(ctx: HttpContext) {
    const { id, number } = ctx.params
    const { cells, preferredCourier, leftOut } =
      await ctx.request.validateUsing(batchRowEditValidator)
    await editRow(callerOf(ctx), id, {
      number: Number(number),
      ...(cells && { cells: sentTexts(cells) }),
      ...{ courier: preferredCourier, isLeftOut: leftOut },
    })
    return answerWithBatch(ctx, id, Number(number))
  }
}

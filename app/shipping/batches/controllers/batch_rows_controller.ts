import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { batchRowEditValidator } from '#shipping/batches/batch_validators'
import { answerWithBatch } from '#shipping/batches/controllers/batch_answer'
import { editRow } from '#shipping/batches/editing'
import type { Texts } from '#shipping/batches/sheet/row_payload'

export default class BatchRowsController {
  async update(ctx: HttpContext) {
    const { id, number } = ctx.params
    const { cells, preferredCourier, leftOut } =
      await ctx.request.validateUsing(batchRowEditValidator)
    await editRow(callerOf(ctx), id, {
      number: Number(number),
      ...(cells && { cells: withoutNulls(cells) }),
      ...{ courier: preferredCourier, isLeftOut: leftOut },
    })
    return answerWithBatch(ctx, id, Number(number))
  }
}

/** An empty cell arrives as null. */
export function withoutNulls(texts: Record<string, string | null | undefined>): Texts {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? '']))
}

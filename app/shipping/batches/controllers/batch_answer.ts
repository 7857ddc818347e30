import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { shownBatch } from '#shipping/batches/shown_batch'
import BatchTransformer from '#shipping/batches/transformers/batch_transformer'

/** A batch with all of its rows, as every call about it answers. */
export async function answerWithBatch(ctx: HttpContext, id: number) {
  const batch = await shownBatch(callerOf(ctx), id)
  return ctx.serialize(BatchTransformer.transform(batch).useVariant('withRows'))
}

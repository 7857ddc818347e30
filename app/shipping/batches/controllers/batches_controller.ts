import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { counted } from '#shared/languages/rules/counted'
import { batchEditValidator, batchValidator } from '#shipping/batches/batch_validators'
import { batchesOf } from '#shipping/batches/batch_list'
import { discardBatch } from '#shipping/batches/discarding'
import { editBatch } from '#shipping/batches/editing'
import { keepBatch } from '#shipping/batches/keeping'
import { sentTexts } from '#shipping/batches/controllers/sent_texts'
import { answerWithBatch } from '#shipping/batches/controllers/batch_answer'
import BatchSummaryTransformer from '#shipping/batches/transformers/batch_summary_transformer'

export default class BatchesController {
  async index(ctx: HttpContext) {
    return ctx.serialize(BatchSummaryTransformer.transform(await batchesOf(callerOf(ctx))))
  }

  async store(ctx: HttpContext) {
    const { name, preferredCourier, rows } = await ctx.request.validateUsing(batchValidator)
    const head = {
      name: name ?? counted(rows.length, 'shipment'),
      ...{ source: 'program' as const, wish: preferredCourier ?? 'cheapest' },
    }
    const given = rows.map((submission) => ({ lines: null, submission }))
    const { id } = await keepBatch(callerOf(ctx), { head, rows: given })
    ctx.response.status(201)
    return answerWithBatch(ctx, id)
  }

  async show(ctx: HttpContext) {
    return answerWithBatch(ctx, ctx.params.id)
  }

  async update(ctx: HttpContext) {
    const { preferredCourier, pickupDate, ...edit } =
      await ctx.request.validateUsing(batchEditValidator)
    await editBatch(callerOf(ctx), ctx.params.id, {
      ...edit,
      ...(edit.defaults && { defaults: sentTexts(edit.defaults) }),
      ...(preferredCourier && { wish: preferredCourier }),
      ...(pickupDate !== undefined && {
        pickupDay: pickupDate === null ? null : DateTime.fromISO(pickupDate, { zone: 'utc' }),
      }),
    })
    return answerWithBatch(ctx, ctx.params.id)
  }

  async destroy(ctx: HttpContext) {
    await discardBatch(callerOf(ctx), ctx.params.id)
    return { message: 'The batch is discarded. Nothing was booked or paid.' }
  }
}

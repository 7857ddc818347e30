import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { pluralize } from '#shared/languages/rules/pluralize'
import { batchEditValidator, batchValidator } from '#shipping/batches/batch_validators'
import { listBatches } from '#shipping/batches/batch_list'
import { discardBatch } from '#shipping/batches/change_batch'
import { editBatch } from '#shipping/batches/edit_batch'
import { createBatch } from '#shipping/batches/create_batch'
import {
  respondWithBatch,
  sheetTextsFromRequest,
} from '#shipping/batches/controllers/batch_exchange'
import BatchSummaryTransformer from '#shipping/batches/transformers/batch_summary_transformer'

export default class BatchesController {
  async index(ctx: HttpContext) {
    return ctx.serialize(BatchSummaryTransformer.transform(await listBatches(callerOf(ctx))))
  }

  async store(ctx: HttpContext) {
    const { name, preferredCourier, rows } = await ctx.request.validateUsing(batchValidator)
    const head = {
      name: name ?? pluralize(rows.length, 'shipment'),
      source: 'program' as const,
      wish: preferredCourier ?? 'cheapest',
    }
    const given = rows.map((submission) => ({ lines: null, submission }))
    const { id } = await createBatch(callerOf(ctx), { head, rows: given })
    ctx.response.status(201)
    return respondWithBatch(ctx, id)
  }

  async show(ctx: HttpContext) {
    return respondWithBatch(ctx, ctx.params.id)
  }

  async update(ctx: HttpContext) {
    const { preferredCourier, pickupDate, ...edit } =
      await ctx.request.validateUsing(batchEditValidator)
    await editBatch(callerOf(ctx), ctx.params.id, {
      ...edit,
      ...(edit.defaults && { defaults: sheetTextsFromRequest(edit.defaults) }),
      ...(preferredCourier && { wish: preferredCourier }),
      ...(pickupDate !== undefined && {
        pickupDay: pickupDate === null ? null : DateTime.fromISO(pickupDate, { zone: 'utc' }),
      }),
    })
    return respondWithBatch(ctx, ctx.params.id)
  }

  async destroy(ctx: HttpContext) {
    await discardBatch(callerOf(ctx), ctx.params.id)
    return { message: 'The batch is discarded. Nothing was booked or paid.' }
  }
}

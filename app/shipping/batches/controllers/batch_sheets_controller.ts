import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendAttachment } from '#shared/http/controllers/send_attachment'
import { readUploadedFile } from '#shared/uploads/uploaded_file'
import { MAX_BATCH_SHEET_BYTES } from '#shipping/batches/rules/sheet_fields'
import {
  pastedSheetValidator,
  pastShipmentsValidator,
  sheetFormatValidator,
} from '#shipping/batches/batch_validators'
import { exportBatch, createTemplateSheet } from '#shipping/batches/batch_sheet'
import { respondWithBatch } from '#shipping/batches/controllers/batch_exchange'
import { createBatchFromPast } from '#shipping/batches/batch_from_past_shipments'
import { createBatchFromSheet } from '#shipping/batches/sheet/batch_from_sheet'

export default class BatchSheetsController {
  async store(ctx: HttpContext) {
    const file = await readUploadedFile(ctx.request, MAX_BATCH_SHEET_BYTES)
    return respondWithNewBatch(ctx, await createBatchFromSheet(callerOf(ctx), { file }))
  }

  async paste(ctx: HttpContext) {
    const { text } = await ctx.request.validateUsing(pastedSheetValidator)
    return respondWithNewBatch(ctx, await createBatchFromSheet(callerOf(ctx), { text }))
  }

  async again(ctx: HttpContext) {
    const { shipments } = await ctx.request.validateUsing(pastShipmentsValidator)
    return respondWithNewBatch(ctx, await createBatchFromPast(callerOf(ctx), shipments))
  }

  async show(ctx: HttpContext) {
    const { format = 'csv' } = await sheetFormatValidator.validate(ctx.request.qs())
    return sendAttachment(ctx, await exportBatch(callerOf(ctx), ctx.params.id, format))
  }

  async template(ctx: HttpContext) {
    const { format = 'csv' } = await sheetFormatValidator.validate(ctx.request.qs())
    return sendAttachment(ctx, {
      name: `parcels.${format}`,
      ...(await createTemplateSheet(format)),
    })
  }
}

function respondWithNewBatch(ctx: HttpContext, { id }: { id: number }) {
  ctx.response.status(201)
  return respondWithBatch(ctx, id)
}

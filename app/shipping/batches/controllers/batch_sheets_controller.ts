import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendAttachment } from '#shared/http/controllers/send_attachment'
import { receivedFile } from '#shared/uploads/received_file'
import { MAX_SHEET_BYTES } from '#shipping/batches/rules/sheet_fields'
import {
  pastedSheetValidator,
  pastShipmentsValidator,
  sheetFormatValidator,
} from '#shipping/batches/batch_validators'
import { batchSheet, templateSheet } from '#shipping/batches/batch_sheet'
import { answerWithBatch } from '#shipping/batches/controllers/batch_answer'
import { keepPast } from '#shipping/batches/past_shipments'
import { keepSheet } from '#shipping/batches/sheet/keeping_sheet'

/** Sheets that become batches, and batches as sheets. */
export default class BatchSheetsController {
  async store(ctx: HttpContext) {
    const file = await receivedFile(ctx.request, MAX_SHEET_BYTES)
    return answerNew(ctx, await keepSheet(callerOf(ctx), { file }))
  }

  async paste(ctx: HttpContext) {
    const { text } = await ctx.request.validateUsing(pastedSheetValidator)
    return answerNew(ctx, await keepSheet(callerOf(ctx), { text }))
  }

  async again(ctx: HttpContext) {
    const { shipments } = await ctx.request.validateUsing(pastShipmentsValidator)
    return answerNew(ctx, await keepPast(callerOf(ctx), shipments))
  }

  async show(ctx: HttpContext) {
    const { format = 'csv' } = await sheetFormatValidator.validate(ctx.request.qs())
    return sendAttachment(ctx, await batchSheet(callerOf(ctx), ctx.params.id, format))
  }

  async template(ctx: HttpContext) {
    const { format = 'csv' } = await sheetFormatValidator.validate(ctx.request.qs())
    return sendAttachment(ctx, { name: `parcels.${format}`, ...(await templateSheet(format)) })
  }
}

function answerNew(ctx: HttpContext, { id }: { id: number }) {
  ctx.response.status(201)
  return answerWithBatch(ctx, id)
}

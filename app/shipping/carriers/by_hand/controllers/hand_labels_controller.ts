import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readUploadedFile } from '#shared/uploads/uploaded_file'
import { saveLabel, requireLabelUploadable } from '#shipping/carriers/by_hand/manual_labels'
import { MAX_LABEL_BYTES } from '#shipping/carriers/by_hand/rules/label_file'

export default class HandLabelsController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const shipmentId = await requireLabelUploadable(caller, ctx.params.id)
    const { bytes } = await readUploadedFile(ctx.request, MAX_LABEL_BYTES)
    await saveLabel(caller, shipmentId, bytes)
    return { message: 'Label saved. It replaces our own waybill.' }
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { limitDocuments } from '#shared/documents/document_writers'
import { sendAttachment } from '#shared/http/controllers/send_attachment'
import { mergeBatchLabels } from '#shipping/batches/batch_labels'
import { labelLayoutValidator } from '#shipping/batches/batch_validators'

export default class BatchWaybillsController {
  async show(ctx: HttpContext) {
    const { id } = ctx.params
    const { layout = 'label' } = await labelLayoutValidator.validate(ctx.request.qs())
    const content = await limitDocuments(() => mergeBatchLabels(callerOf(ctx), id, layout))
    return sendAttachment(ctx, { name: `waybills-${id}.pdf`, type: 'application/pdf', content })
  }
}

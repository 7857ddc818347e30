import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendAttachment } from '#shared/http/controllers/send_attachment'
import { loadCourierDocument } from '#shipping/documents/courier_label'

export default class CourierDocumentsController {
  async show(ctx: HttpContext) {
    const { kind, format, type, content } = await loadCourierDocument(callerOf(ctx), ctx.params.id)
    return sendAttachment(ctx, { name: `${kind}-${ctx.params.id}.${format}`, type, content })
  }
}

import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendAttachment } from '#shared/http/controllers/send_attachment'
import { visibleClearanceDocuments } from '#shipping/documents/clearance_initiation'

export default class ClearanceFilesController {
  async show(ctx: HttpContext) {
    const { fileKey, id } = await visibleClearanceDocuments(callerOf(ctx))
      .where('id', ctx.params.id)
      .whereNotNull('fileKey')
      .firstOrFail()
    const content = await drive.use().getStream(fileKey!)
    return sendAttachment(ctx, { name: `clearance-${id}.pdf`, type: 'application/pdf', content })
  }
}

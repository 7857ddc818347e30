import type { HttpContext } from '@adonisjs/core/http'
import { limitDocuments } from '#shared/documents/document_writers'
import { sendAttachment } from '#shared/http/controllers/send_attachment'
import { createManifest } from '#shipping/documents/manifests/manifest'
import { manifestValidator } from '#shipping/documents/manifests/manifest_validator'

export default class ManifestsController {
  async show(ctx: HttpContext) {
    const { carrier, day } = await ctx.request.validateUsing(manifestValidator)
    const content = await limitDocuments(() => createManifest(carrier, day))
    const name = `manifest-${carrier}-${day}.pdf`
    return sendAttachment(ctx, { name, type: 'application/pdf', content })
  }
}

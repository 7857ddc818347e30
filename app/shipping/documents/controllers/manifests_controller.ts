import type { HttpContext } from '@adonisjs/core/http'
import { inPaperTurn } from '#shared/documents/offered'
import { sendAttachment } from '#shared/http/controllers/send_attachment'
import { manifestOf } from '#shipping/documents/manifests/manifest'
import { manifestValidator } from '#shipping/documents/manifests/manifest_validator'

export default class ManifestsController {
  async show(ctx: HttpContext) {
    const { carrier, day } = await ctx.request.validateUsing(manifestValidator)
    const content = await inPaperTurn(() => manifestOf(carrier, day))
    const name = `manifest-${carrier}-${day}.pdf`
    return sendAttachment(ctx, { name, type: 'application/pdf', content })
  }
}

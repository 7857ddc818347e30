import type { HttpContext } from '@adonisjs/core/http'
import { inPaperTurn } from '#shared/documents/offered'
import { manifestOf } from '#shipping/documents/manifests/manifest'
import { manifestValidator } from '#shipping/documents/manifests/manifest_validator'

export default class ManifestsController {
  async show({ request, response }: HttpContext) {
    const { carrier, day } = await request.validateUsing(manifestValidator)
    const pdf = await inPaperTurn(() => manifestOf(carrier, day))
    response.header('Content-Type', 'application/pdf')
    response.header('Content-Disposition', `attachment; filename="manifest-${carrier}-${day}.pdf"`)
    response.header('Cache-Control', 'no-store')
    return response.send(pdf)
  }
}

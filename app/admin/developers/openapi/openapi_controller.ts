import type { HttpContext } from '@adonisjs/core/http'
import { apiDocument } from '#admin/developers/openapi/document'

export default class OpenapiController {
  /** Open to every origin: editors and generators fetch it from wherever they run. */
  async show({ response }: HttpContext) {
    response.header('Access-Control-Allow-Origin', '*')
    response.header('Cache-Control', 'public, max-age=300')
    return response.json(await apiDocument())
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { buildOpenApiDocument } from '#admin/developers/openapi/openapi_document'

export default class OpenapiController {
  /** Open to every origin: editors and generators fetch it from wherever they run. */
  async show({ response }: HttpContext) {
    response.header('Access-Control-Allow-Origin', '*')
    response.header('Cache-Control', 'public, max-age=300')
    return response.json(await buildOpenApiDocument())
  }
}

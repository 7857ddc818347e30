import type { HttpContext } from '@adonisjs/core/http'
import { buildOpenApiDocument } from '#admin/developers/openapi/openapi_document'

export default class OpenapiController {
  /**
   * Allows every origin, because editors and generators fetch it from anywhere. `?for=keys` gives
   * only the calls that an API key may make.
   */
  async show({ request, response }: HttpContext) {
    response.header('Access-Control-Allow-Origin', '*')
    response.header('Cache-Control', 'public, max-age=300')
    return response.json(await buildOpenApiDocument({ forKeys: request.qs().for === 'keys' }))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { buildOpenApiDocument } from '#admin/developers/openapi/openapi_document'

export default class OpenapiController {
  /** Allows every origin, because editors and generators fetch it from anywhere. */
  async show({ response }: HttpContext) {
    response.header('Access-Control-Allow-Origin', '*')
    response.header('Cache-Control', 'public, max-age=300')
    return response.json(await buildOpenApiDocument())
  }
}

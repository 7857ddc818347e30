import type { HttpContext } from '@adonisjs/core/http'
import { buildSearchIndex } from '#admin/developers/site/search_index'

export default class SearchController {
  async show({ response }: HttpContext) {
    response.header('Cache-Control', 'public, max-age=300')
    return response.json(await buildSearchIndex())
  }
}

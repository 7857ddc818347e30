import type { HttpContext } from '@adonisjs/core/http'
import { searchHsCodes } from '#shipping/customs/search_hs_codes'
import { hsSearchValidator } from '#shipping/customs/customs_validators'

export default class HsCodesController {
  async index({ request }: HttpContext) {
    const { q } = await request.validateUsing(hsSearchValidator)
    return { data: await searchHsCodes(q ?? '') }
  }
}

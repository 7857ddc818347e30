import type { HttpContext } from '@adonisjs/core/http'
import Country from '#shipping/models/country'
import { statesOf } from '#shipping/zones/place_options'

export default class CountryRegionsController {
  /** The states of a country. */
  async index({ params }: HttpContext) {
    const { code } = await Country.findOrFail(params.country)
    return { data: await statesOf(code) }
  }
}

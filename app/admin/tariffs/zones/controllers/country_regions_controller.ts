import type { HttpContext } from '@adonisjs/core/http'
import Country from '#shipping/places/country'
import { stateOptions } from '#shipping/places/place_options'

export default class CountryRegionsController {
  async index({ params }: HttpContext) {
    const { code } = await Country.findOrFail(params.country)
    return { data: await stateOptions(code) }
  }
}

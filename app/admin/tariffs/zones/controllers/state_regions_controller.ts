import type { HttpContext } from '@adonisjs/core/http'
import State from '#shipping/places/state'
import { cityOptions } from '#shipping/places/place_options'

export default class StateRegionsController {
  async index({ params }: HttpContext) {
    const { countryCode, code } = await State.findOrFail(`${params.country}_${params.state}`)
    return { data: await cityOptions(countryCode, code) }
  }
}

import { continentOptions } from '#shipping/places/place_options'

export default class ContinentsController {
  async index() {
    return { data: await continentOptions() }
  }
}

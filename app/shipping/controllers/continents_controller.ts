import { continents } from '#shipping/zones/place_options'

export default class ContinentsController {
  async index() {
    return { data: await continents() }
  }
}

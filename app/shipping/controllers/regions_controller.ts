import { regions } from '#shipping/zones/place_options'

export default class RegionsController {
  async index() {
    return { data: await regions() }
  }
}

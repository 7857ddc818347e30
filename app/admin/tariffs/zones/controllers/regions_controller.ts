import { regionOptions } from '#shipping/places/place_options'

export default class RegionsController {
  async index() {
    return { data: await regionOptions() }
  }
}

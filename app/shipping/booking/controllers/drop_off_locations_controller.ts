import type { HttpContext } from '@adonisjs/core/http'
import DropOffLocation from '#shipping/booking/models/drop_off_location'
import DropOffLocationTransformer from '#shipping/booking/transformers/drop_off_location_transformer'

export default class DropOffLocationsController {
  async index(ctx: HttpContext) {
    const locations = await DropOffLocation.query().preload('state').orderByRaw('fold(name), name')
    return ctx.serialize(DropOffLocationTransformer.transform(locations))
  }
}

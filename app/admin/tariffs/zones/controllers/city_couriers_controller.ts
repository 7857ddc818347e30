import type { HttpContext } from '@adonisjs/core/http'
import Courier from '#shipping/pricing/models/courier'
import CourierTransformer from '#shipping/pricing/transformers/courier_transformer'

export default class CityCouriersController {
  async index(ctx: HttpContext) {
    const couriers = await Courier.query().where('servesDomestic', true).orderBy('name')
    return ctx.serialize(CourierTransformer.transform(couriers))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import Courier from '#shipping/pricing/models/courier'
import CourierTransformer from '#shipping/pricing/transformers/courier_transformer'

export default class InternationalCouriersController {
  async index(ctx: HttpContext) {
    const couriers = await Courier.query()
      .where((query) => query.where('servesExport', true).orWhere('servesImport', true))
      .orderBy('name')
    return ctx.serialize(CourierTransformer.transform(couriers))
  }
}

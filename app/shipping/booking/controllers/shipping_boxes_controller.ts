import type { HttpContext } from '@adonisjs/core/http'
import ExpressBox from '#shipping/pricing/models/express_box'
import ExpressBoxTransformer from '#shipping/pricing/transformers/express_box_transformer'

export default class ShippingBoxesController {
  async index(ctx: HttpContext) {
    const boxes = await ExpressBox.query().whereNull('archivedAt').orderBy('weightGrams')
    return ctx.serialize(ExpressBoxTransformer.transform(boxes))
  }
}

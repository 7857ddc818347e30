import type { HttpContext } from '@adonisjs/core/http'
import { catalogue } from '#shipping/pricing/catalogue'
import ExpressBoxTransformer from '#shipping/pricing/transformers/express_box_transformer'

export default class ShippingBoxesController {
  async index(ctx: HttpContext) {
    const { boxes } = await catalogue.current()
    return ctx.serialize(ExpressBoxTransformer.transform([...boxes]))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import { priceReturn } from '#shipping/returns/price_return'
import {
  selectReturnPackages,
  listReturnablePackages,
  requireReturnable,
  findReturnableShipment,
} from '#shipping/returns/returnable_items'
import ReturnPricesTransformer from '#shipping/returns/transformers/return_prices_transformer'
import { returnPriceValidator } from '#shipping/returns/return_validators'

export default class ReturnPricesController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { kind, packages, pickup } = await ctx.request.validateUsing(returnPriceValidator)
    const first = await findReturnableShipment(caller, ctx.params.id)
    const chosen = selectReturnPackages(await listReturnablePackages(first), packages)
    const prices = await priceReturn(caller, { first, kind, pickup, packages: chosen })
    return ctx.serialize(ReturnPricesTransformer.transform(prices))
  }

  /** Prices a return that awaits its sender's approval. */
  async update(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const returnRequest = await ShipmentReturn.ownedBy(caller)
      .where('id', ctx.params.id)
      .preload('exchange')
      .firstOrFail()
    const first = await Shipment.findWithDetails(returnRequest.shipmentId)
    requireReturnable(first)
    const { kindToBook: kind, packages, pickup } = returnRequest
    const prices = await priceReturn(caller, { first, kind, packages, pickup })
    return ctx.serialize(ReturnPricesTransformer.transform(prices))
  }
}

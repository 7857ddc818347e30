import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Shipment from '#shipping/shipment/models/shipment'
import { loadShipmentReturns } from '#shipping/returns/load_shipment_returns'
import ReturnableTransformer from '#shipping/returns/transformers/returnable_transformer'

export default class ReturnShipmentPageController {
  /** If no return is possible, the page shows the reason instead of the form. */
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const trackingNumber = Number(ctx.params.trackingNumber)
    const { id } = await Shipment.visibleTo(caller).where({ trackingNumber }).firstOrFail()
    const { shipment, ...opened } = await loadShipmentReturns(caller, id)
    const { fullname, country } = shipment.address('destination')
    return ctx.inertia.render('shipping/returns/return_shipment', {
      shipment: { id, trackingNumber, receiver: fullname, country: country.name },
      returnable: ReturnableTransformer.transform(opened).depth(5),
    })
  }
}

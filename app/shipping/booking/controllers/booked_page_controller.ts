import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { callerOf } from '#identity/sessions/caller'
import DropOffLocation from '#shipping/booking/models/drop_off_location'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import BookedParcelTransformer from '#shipping/booking/transformers/booked_parcel_transformer'
import DropOffLocationTransformer from '#shipping/booking/transformers/drop_off_location_transformer'

export default class BookedPageController {
  /** Redirects an unpaid parcel to its payment page. */
  async render(ctx: HttpContext) {
    const { trackingNumber } = ctx.params
    const shipment = await Shipment.visibleTo(callerOf(ctx))
      .where({ trackingNumber })
      .preload('courier')
      .preload('arrangedPickup')
      .firstOrFail()
    if (!shipment.isPaid) {
      return ctx.response.redirect(urlFor('shipping.completion', { id: shipment.id }))
    }
    const offices = shipment.pickup ? [] : await officesNear(shipment.id)
    return ctx.inertia.render('shipping/booking/booked', {
      parcel: BookedParcelTransformer.transform(shipment),
      offices: DropOffLocationTransformer.transform(offices),
    })
  }
}

/** Returns our offices in the sender's state, or all offices if that state has none. */
async function officesNear(shipmentId: number): Promise<DropOffLocation[]> {
  const offices = await DropOffLocation.query().preload('state').orderByRaw('fold(name), name')
  const { stateKey } = await ShipmentAddress.query()
    .where({ shipmentId, side: 'origin' })
    .firstOrFail()
  const near = offices.filter((office) => office.stateKey === stateKey)
  return near.length > 0 ? near : offices
}

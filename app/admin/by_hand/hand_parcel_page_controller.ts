import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Country from '#shipping/places/country'
import { HAND_EVENTS } from '#shipping/carriers/by_hand/hand_events'
import { handParcel } from '#shipping/carriers/by_hand/hand_parcels'
import HandParcelTransformer from '#shipping/carriers/by_hand/hand_parcel_transformer'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'

export default class HandParcelPageController {
  async render(ctx: HttpContext) {
    const found = await handParcel(callerOf(ctx), ctx.params.id)
    const countries = await Country.query().select('code', 'name').orderByRaw('fold(name)')
    return ctx.inertia.render('admin/by_hand/hand_parcel', {
      parcel: HandParcelTransformer.transform(found),
      shipment: ShipmentTransformer.transform(found.shipment),
      events: Object.entries(HAND_EVENTS).map(([value, label]) => ({ value, label })),
      countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    })
  }
}

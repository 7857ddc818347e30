import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Country from '#shipping/places/country'
import { MANUAL_EVENT_TEXTS } from '#shipping/carriers/by_hand/manual_events'
import { loadManualParcel } from '#shipping/carriers/by_hand/manual_parcels'
import HandParcelTransformer from '#shipping/carriers/by_hand/hand_parcel_transformer'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'

export default class HandParcelPageController {
  async render(ctx: HttpContext) {
    const found = await loadManualParcel(callerOf(ctx), ctx.params.id)
    const countries = await Country.query().select('code', 'name').orderByRaw('fold(name)')
    return ctx.inertia.render('admin/by_hand/hand_parcel', {
      parcel: HandParcelTransformer.transform(found),
      shipment: ShipmentTransformer.transform(found.shipment),
      events: Object.entries(MANUAL_EVENT_TEXTS).map(([value, label]) => ({ value, label })),
      countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    })
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { findVisitorKey } from '#identity/sessions/controllers/visitor_key'
import Shipment from '#shipping/shipment/models/shipment'
import { NoTrackingInformation } from '#shipping/tracking/build_tracking_detail'
import { throttleTracking } from '#shipping/tracking/tracking_throttle'

/**
 * Anyone may follow a parcel whose number they have, not too many a minute. A program with a key has the calls of its
 * key, and follows the parcels of its own shipments. Throws ScopeMissing, NoTrackingInformation, E_TOO_MANY_REQUESTS.
 */
export async function requireTrackingAccess(ctx: HttpContext, trackingNumber: number) {
  const { caller } = ctx
  if (!caller?.apiKey) return throttleTracking(findVisitorKey(ctx))
  caller.requireScope('tracking:read')
  const own = await Shipment.visibleTo(caller).where({ trackingNumber }).first()
  if (!own) throw new NoTrackingInformation()
}

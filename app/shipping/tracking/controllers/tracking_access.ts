import type { HttpContext } from '@adonisjs/core/http'
import { findVisitorKey } from '#identity/sessions/controllers/visitor_key'
import Shipment from '#shipping/shipment/models/shipment'
import { NoTrackingInformation } from '#shipping/tracking/build_tracking_detail'
import { throttleTracking } from '#shipping/tracking/tracking_throttle'

/**
 * API keys need `tracking:read` and find only shipments of their own account. All others are
 * rate-limited. Throws MissingScope, NoTrackingInformation and E_TOO_MANY_REQUESTS.
 */
export async function requireTrackingAccess(ctx: HttpContext, trackingNumber: number) {
  const { caller } = ctx
  if (!caller?.apiKey) return throttleTracking(findVisitorKey(ctx))
  caller.requireScope('tracking:read')
  const own = await Shipment.visibleTo(caller).where({ trackingNumber }).first()
  if (!own) throw new NoTrackingInformation()
}

import type { Setting } from '#shared/settings/setting'
import { additionalPaymentTypes } from '#shipping/billing/additional_payments'
import { BOOKING_SETTINGS } from '#shipping/booking/settings'
import { callsADay } from '#shipping/carriers/following/call_budget'
import { PICKUP_SETTINGS } from '#shipping/carriers/pickups/settings'
import { marginLeast, marginShares } from '#shipping/costs/settings'
import { clearanceDocumentTypes } from '#shipping/documents/clearance_types'
import { INVOICING_SETTINGS } from '#shipping/invoicing/settings'
import { PRICING_SETTINGS } from '#shipping/pricing/settings'
import { refundsFirstShipment } from '#shipping/returns/settings'
import { reweighTolerance } from '#shipping/reweighing/settings'

/** All that this module lets staff set; the seed writes the defaults of those that have no row. */
export const SHIPPING_SETTINGS: Setting<any>[] = [
  ...PRICING_SETTINGS,
  ...BOOKING_SETTINGS,
  ...PICKUP_SETTINGS,
  ...INVOICING_SETTINGS,
  additionalPaymentTypes,
  clearanceDocumentTypes,
  reweighTolerance,
  refundsFirstShipment,
  marginShares,
  marginLeast,
  callsADay,
]

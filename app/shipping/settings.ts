import type { Setting } from '#shared/settings/setting'
import { additionalPaymentTypes } from '#shipping/billing/additional_payments'
import { BOOKING_SETTINGS } from '#shipping/booking/booking_settings'
import { courierCallsPerDay } from '#shipping/carriers/polling/call_budget'
import { PICKUP_SETTINGS } from '#shipping/carriers/pickups/pickup_settings'
import { minimumDifferenceKobo, marginThresholds } from '#shipping/costs/margin_settings'
import { clearanceDocumentTypes } from '#shipping/documents/clearance_types'
import { INVOICING_SETTINGS } from '#shipping/invoicing/invoicing_settings'
import { PRICING_SETTINGS } from '#shipping/pricing/pricing_settings'
import { refundsFirstShipment } from '#shipping/returns/return_settings'
import { reweighTolerance } from '#shipping/reweighing/reweigh_settings'

/** All settings of this module; the seed inserts missing defaults. */
export const SHIPPING_SETTINGS: Setting<any>[] = [
  ...PRICING_SETTINGS,
  ...BOOKING_SETTINGS,
  ...PICKUP_SETTINGS,
  ...INVOICING_SETTINGS,
  additionalPaymentTypes,
  clearanceDocumentTypes,
  reweighTolerance,
  refundsFirstShipment,
  marginThresholds,
  minimumDifferenceKobo,
  courierCallsPerDay,
]

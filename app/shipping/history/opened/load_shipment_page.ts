import type Approval from '#identity/approvals/approval'
import { listPendingAbout } from '#identity/approvals/pending_approvals'
import type { Caller } from '#identity/sessions/caller'
import { listPaymentTypeOptions } from '#shipping/billing/additional_payments'
import { clearanceDocumentTypes } from '#shipping/documents/clearance_types'
import { type TariffVersionName, findPricingVersion } from '#shipping/pricing/pricing_version'
import { listShipmentReweighs } from '#shipping/reweighing/reweigh_list'
import type ShipmentReturn from '#shipping/returns/models/shipment_return'
import { listShipmentReturns } from '#shipping/returns/return_list'
import type Reweigh from '#shipping/reweighing/models/reweigh'
import { loadReturnLinks, type ReturnLinks } from '#shipping/shipment/linked_returns'
import { listDismissedEvents, type DismissedEvent } from '#shipping/shipment/dismissed_events'
import Shipment from '#shipping/shipment/models/shipment'
import {
  buildTrackingDetail,
  NoTrackingInformation,
  findTrackedShipment,
  type TrackingInfo,
} from '#shipping/tracking/build_tracking_detail'
import { type ShipmentListItem, loadListItemsFor } from '#shipping/shipment/shipment_list_item'

/** All that is known of one shipment. */
export interface ShipmentPageData {
  /** As the lists show it. */
  row: ShipmentListItem
  whole: Shipment
  putAside: DismissedEvent[]
  links: ReturnLinks
  /** What its receiver, its sender or staff have asked for of it. */
  returns: ShipmentReturn[]
  /** Of the tariff, for staff of the console alone. */
  tariffVersion: TariffVersionName | null
  /** Null until it is paid for, and where it was given up. */
  tracking: TrackingInfo | null
  reweighs: Reweigh[]
  /** What staff choose from: what they may add to its bill, and hand in to customs. */
  costTypes: { value: string; label: string }[]
  documentTypes: string[]
  /** What waits for somebody's approval about it; told to staff alone. */
  waiting: Approval[]
}

/** By its tracking number or its reference, as the lists show it; null for what the caller may not see. */
export async function findListedShipment(
  caller: Caller,
  given: string
): Promise<ShipmentListItem | null> {
  const trackingNumber = /^\d{1,15}$/.test(given) ? Number(given) : 0
  const found = Shipment.visibleTo(caller).where((query) =>
    query.where({ trackingNumber }).orWhere('transactionReference', given.toUpperCase())
  )
  const [line = null] = await loadListItemsFor(found.limit(1))
  return line
}

export async function loadShipmentPage(
  caller: Caller,
  row: ShipmentListItem
): Promise<ShipmentPageData> {
  const { id, trackingNumber } = row
  const whole = await Shipment.whole(id)
  return {
    row,
    whole,
    tariffVersion: await findPricingVersion(whole.priceTrace, caller),
    putAside: caller.isBookingStaff ? await listDismissedEvents(id) : [],
    links: await loadReturnLinks(id),
    returns: await listShipmentReturns(row),
    tracking: await loadTracking(trackingNumber, caller),
    reweighs: await listShipmentReweighs(caller, id),
    ...(await staffOptions(caller)),
    waiting: await listPendingAbout(caller, { shipment: [trackingNumber] }),
  }
}

async function staffOptions({ isBookingStaff }: Caller) {
  if (!isBookingStaff) return { costTypes: [], documentTypes: [] }
  const documentTypes = await clearanceDocumentTypes.get()
  return {
    costTypes: await listPaymentTypeOptions(),
    documentTypes: documentTypes.map(({ name }) => name),
  }
}

async function loadTracking(trackingNumber: number, caller: Caller): Promise<TrackingInfo | null> {
  try {
    return buildTrackingDetail(await findTrackedShipment(trackingNumber, caller))
  } catch (error) {
    if (error instanceof NoTrackingInformation) return null
    throw error
  }
}

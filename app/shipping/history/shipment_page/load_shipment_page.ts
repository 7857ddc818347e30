import type Approval from '#identity/approvals/approval'
import { listPendingApprovals } from '#identity/approvals/pending_approvals'
import type { Caller } from '#identity/sessions/caller'
import { mayHaveOrder } from '#shipping/carriers/attempts/attempt_claims'
import { listPaymentTypeOptions } from '#shipping/billing/additional_payments'
import { clearanceDocumentTypes } from '#shipping/documents/clearance_types'
import { type TariffVersionName, findPricingVersion } from '#shipping/pricing/pricing_version'
import { listShipmentReweighs } from '#shipping/reweighing/reweigh_list'
import { findPendingPurchase } from '#shipping/purchase_approvals/purchase_list'
import type PurchaseApproval from '#shipping/purchase_approvals/models/purchase_approval'
import type ShipmentReturn from '#shipping/returns/models/shipment_return'
import { listShipmentReturns } from '#shipping/returns/return_list'
import type Reweigh from '#shipping/reweighing/models/reweigh'
import { loadReturnLinks, type ReturnLinks } from '#shipping/shipment/linked_returns'
import { listDismissedEvents, type DismissedEvent } from '#shipping/shipment/dismissed_events'
import Shipment from '#shipping/shipment/models/shipment'
import {
  buildDetailFor,
  NoTrackingInformation,
  findTrackedShipment,
  type TrackingInfo,
} from '#shipping/tracking/build_tracking_detail'
import { type ShipmentListItem, loadListItemsFor } from '#shipping/shipment/shipment_list_item'

interface ShipmentRefusal {
  /**
   * Why the caller cannot solve it: `order` while the courier may still have an order of the
   * shipment, `right` for members of a team who may not book.
   */
  obstacle: 'order' | 'right' | null
  refundedTo: Shipment['refundedTo']
}

export interface ShipmentPageData {
  row: ShipmentListItem
  whole: Shipment
  putAside: DismissedEvent[]
  links: ReturnLinks
  returns: ShipmentReturn[]
  /** Null unless the caller is console staff. */
  tariffVersion: TariffVersionName | null
  /** Null for unpaid and cancelled shipments. */
  tracking: TrackingInfo | null
  reweighs: Reweigh[]
  /** Charges that staff may add, and document types that they may upload. */
  costTypes: { value: string; label: string }[]
  documentTypes: string[]
  /** Null unless the courier refused the shipment. */
  refusal: ShipmentRefusal | null
  /** The open request to an owner to pay for the shipment. */
  purchase: PurchaseApproval | null
  /** Open approvals that concern the shipment; only staff see them. */
  pendingApprovals: Approval[]
}

/** Takes a tracking number or a reference; null if the caller may not see the shipment. */
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
  const whole = await Shipment.findWithDetails(id)
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
    refusal: await loadRefusal(caller, whole),
    purchase: row.awaitsApproval ? await findPendingPurchase(caller, id) : null,
    pendingApprovals: await listPendingApprovals(caller, { shipment: [trackingNumber] }),
  }
}

async function loadRefusal(
  caller: Caller,
  { id, status, refundedTo }: Shipment
): Promise<ShipmentRefusal | null> {
  if (status !== 'PENDING_ISSUE') return null
  if (!caller.may('book')) return { obstacle: 'right', refundedTo }
  const mustWait = !caller.isBookingStaff && (await mayHaveOrder(id))
  return { obstacle: mustWait ? 'order' : null, refundedTo }
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
    return buildDetailFor(caller, await findTrackedShipment(trackingNumber, caller))
  } catch (error) {
    if (error instanceof NoTrackingInformation) return null
    throw error
  }
}

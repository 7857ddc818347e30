import type Approval from '#identity/approvals/approval'
import { waitingAbout } from '#identity/approvals/waiting'
import type { Caller } from '#identity/sessions/caller'
import { paymentTypeOptions } from '#shipping/billing/additional_payments'
import { clearanceDocumentTypes } from '#shipping/documents/clearance_types'
import { type NamedVersion, versionBehind } from '#shipping/pricing/named_version'
import { reweighsOf } from '#shipping/reweighing/reweigh_list'
import type ShipmentReturn from '#shipping/returns/models/shipment_return'
import { returnsOf } from '#shipping/returns/return_list'
import type Reweigh from '#shipping/reweighing/models/reweigh'
import { linksOf, type ReturnLinks } from '#shipping/shipment/linked_returns'
import { putAsideOf, type PutAside } from '#shipping/shipment/put_aside'
import Shipment from '#shipping/shipment/models/shipment'
import {
  detailOf,
  NoTrackingInformation,
  trackedShipment,
  type TrackingDetail,
} from '#shipping/tracking/tracking'
import { type ShipmentLine, linesFoundBy } from '#shipping/shipment/shipment_line'

/** All that is known of one shipment. */
export interface OpenedShipment {
  /** As the lists show it. */
  row: ShipmentLine
  whole: Shipment
  putAside: PutAside[]
  links: ReturnLinks
  /** What its receiver, its sender or staff have asked for of it. */
  returns: ShipmentReturn[]
  /** Of the tariff, for staff of the console alone. */
  tariffVersion: NamedVersion | null
  /** Null until it is paid for, and where it was given up. */
  tracking: TrackingDetail | null
  reweighs: Reweigh[]
  /** What staff choose from: what they may add to its bill, and hand in to customs. */
  costTypes: { value: string; label: string }[]
  documentTypes: string[]
  /** What waits for somebody's approval about it; told to staff alone. */
  waiting: Approval[]
}

/** By its tracking number or its reference, as the lists show it; null for what the caller may not see. */
export async function findShipment(caller: Caller, given: string): Promise<ShipmentLine | null> {
  const trackingNumber = /^\d{1,15}$/.test(given) ? Number(given) : 0
  const found = Shipment.visibleTo(caller).where((query) =>
    query.where({ trackingNumber }).orWhere('transactionReference', given.toUpperCase())
  )
  const [line = null] = await linesFoundBy(found.limit(1))
  return line
}

export async function openedShipment(caller: Caller, row: ShipmentLine): Promise<OpenedShipment> {
  const { id, trackingNumber } = row
  const whole = await Shipment.whole(id)
  return {
    row,
    whole,
    tariffVersion: await versionBehind(whole.priceTrace, caller),
    putAside: caller.isBookingStaff ? await putAsideOf(id) : [],
    links: await linksOf(id),
    returns: await returnsOf(row),
    tracking: await trackingOf(trackingNumber, caller),
    reweighs: await reweighsOf(caller, id),
    ...(await choicesFor(caller)),
    waiting: await waitingAbout(caller, { shipment: [trackingNumber] }),
  }
}

async function choicesFor({ isBookingStaff }: Caller) {
  if (!isBookingStaff) return { costTypes: [], documentTypes: [] }
  const documentTypes = await clearanceDocumentTypes.get()
  return {
    costTypes: await paymentTypeOptions(),
    documentTypes: documentTypes.map(({ name }) => name),
  }
}

async function trackingOf(trackingNumber: number, caller: Caller): Promise<TrackingDetail | null> {
  try {
    return detailOf(await trackedShipment(trackingNumber, caller))
  } catch (error) {
    if (error instanceof NoTrackingInformation) return null
    throw error
  }
}

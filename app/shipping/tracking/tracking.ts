import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type TrackingEvent from '#shipping/shipment/models/tracking_event'
import type { ParcelState } from '#shipping/shipment/rules/parcel_states'
import type { ShopProduct } from '#shipping/tracking/rules/receiver_view'
import { dayText, lagosMoment } from '#shared/time/lagos_time'
import { truthOf } from '#shipping/shipment/parcel_truth'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import {
  STATE_STATUS,
  TRACKING_ICONS,
  type TrackingIcon,
  type TrackingTone,
} from '#shipping/tracking/tracking_words'

export type TrackingEntry = {
  /** ISO 8601, for machines; `day` and `time` are the same moment in Lagos. */
  ts: string
  day: string
  time: string
  text: string
  icon: TrackingIcon
  place: string | null
}

/** The sentence that people came for, how it looks, and the day. */
type Status = {
  delivered: boolean
  held: boolean
  /** What has befallen it beside its way. */
  parcelState: ParcelState | null
  tone: TrackingTone
  statusIcon: TrackingIcon
  statusText: string
  /** What limits it, or what its receiver does next. */
  statusNote: string | null
  deliveryDay: string | null
  deliveryLabel: string | null
}

/**
 * What anyone who has the number may know: where the parcel is, and nothing about the people at
 * either end of its way.
 */
export type TrackingDetail = ReturnType<typeof detailOf>

export class NoTrackingInformation extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'No tracking information.')
  }
}

/** Throws NoTrackingInformation for a number that is not there, not paid for, or given up. */
export async function trackingDetailOf(
  trackingNumber: number,
  asker?: Caller
): Promise<TrackingDetail> {
  return detailOf(await trackedShipment(trackingNumber, asker))
}

/**
 * The shipment with what its tracking needs. Anybody may ask after any parcel; a key, and who works with test data,
 * finds those of their own mode. Throws NoTrackingInformation.
 */
export async function trackedShipment(trackingNumber: number, asker?: Caller): Promise<Shipment> {
  const mode = asker?.apiKey || asker?.isTest ? asker : null
  const shipment = await Shipment.query()
    .where({ trackingNumber })
    .if(mode, (query) => query.where('organizationId', mode!.isTest ? '<' : '>', 0))
    .whereNotNull('paidAt')
    .whereNotIn('status', ['CANCELED', 'VOIDED'])
    .preload('courier')
    .preload('addresses', (query) => query.preload('country').preload('state'))
    .preload('packages', (query) => query.orderBy('position'))
    .preload('accessPoint', (query) => query.preload('country'))
    .preload('events', (query) => query.whereNull('withdrawnAt'))
    .first()
  if (!shipment) throw new NoTrackingInformation()
  return shipment
}

const NO_PRODUCTS: ShopProduct[] = []

/** Of a shipment that `trackedShipment` has loaded. */
export function detailOf(shipment: Shipment) {
  const origin = shipment.address('origin')
  const destination = shipment.address('destination')
  return {
    trackingNumber: shipment.trackingNumber,
    isTest: shipment.isTest,
    trackingList: [...entriesOf(shipment.events), confirmationOf(shipment)],
    ...deliveryOf(shipment),
    origin: { country: origin.country.name },
    destination: { countryName: destination.country.name },
    fromLocation: locationOf(origin),
    toLocation: locationOf(destination),
    originCountryCode: origin.countryCode,
    destinationCountryCode: destination.countryCode,
    courier: shipment.courierCode,
    courierName: shipment.courier.name,
    serviceType: shipment.serviceType,
    trackingNumbers: shipment.packages.flatMap(({ waybillNumber }) => waybillNumber ?? []),
    waybillNumber: shipment.waybillNumber,
    accessPointAddress: accessPointOf(shipment),
    productList: NO_PRODUCTS,
    brandDetail: null,
    trackingPageTemplateProperties: null,
    isDefaultTrackingPage: true,
  }
}

/** A shop or an office of the courier, and so nobody's secret. */
function accessPointOf({ accessPoint, parcelState }: Shipment) {
  const isGoingBack = parcelState === 'RETURNING' || parcelState === 'RETURNED'
  if (!accessPoint || isGoingBack) return null
  const { address, city, country, postalCode } = accessPoint
  return { address, city, country: country.name, postalCode }
}

function deliveryOf(shipment: Shipment): Status {
  const { status, deliveredAt, estimatedDeliveryOn, parcelState } = shipment
  const isHeld = status === 'PENDING_ISSUE'
  const base = { delivered: false, held: isHeld || parcelState === 'HELD', parcelState }
  const promised = {
    deliveryDay: estimatedDeliveryOn && dayText(estimatedDeliveryOn),
    deliveryLabel: estimatedDeliveryOn && 'Estimated Delivery Date',
  }
  if (status === 'DELIVERED' && deliveredAt) {
    return {
      ...{ ...base, delivered: true, tone: 'good', statusIcon: 'delivered' },
      deliveryDay: lagosMoment(deliveredAt).day,
      deliveryLabel: 'Date Delivered',
      statusText: 'Package Delivered',
      statusNote: null,
    }
  }
  if (isHeld) {
    return {
      ...{ ...base, ...NO_DAY, tone: 'warning', statusIcon: 'held' },
      statusText: 'Held: we are sorting it out',
      statusNote: null,
    }
  }
  if (parcelState) {
    const { icon: statusIcon, tone, sentence, isComing } = STATE_STATUS[parcelState]
    return {
      ...{ ...base, ...(isComing ? promised : NO_DAY), tone, statusIcon },
      statusText: sentence('package'),
      statusNote: noteOf(shipment, parcelState),
    }
  }
  return {
    ...{ ...base, ...promised, tone: 'good', statusIcon: 'truck' },
    statusText: 'Your package is on the way.',
    statusNote: status === 'COURIER_ASSIGNED' ? null : 'The courier has not collected it yet.',
  }
}

/** Nobody carries it, or not to its receiver, so nobody has promised a day any more. */
const NO_DAY = { deliveryDay: null, deliveryLabel: null }

function noteOf(shipment: Shipment, state: ParcelState): string {
  const { note } = STATE_STATUS[state]
  const point = state === 'READY_FOR_COLLECTION' && accessPointOf(shipment)
  return point ? `It waits at ${point.address}, ${point.city}. ${note}` : note
}

/** The latest first. What is delivered on its way back was not delivered. */
function entriesOf(events: TrackingEvent[]): TrackingEntry[] {
  return truthOf(events)
    .scans.map(({ scan, code }) => entryOf(scan, code))
    .toReversed()
}

function entryOf({ occurredAt, code: told, text, place }: TrackingEvent, code: TrackingCode) {
  return {
    ...lagosMoment(occurredAt),
    text: told === code ? text : 'Returned to the sender',
    icon: TRACKING_ICONS[code],
    place,
  }
}

/** The first line of every parcel, and the only one until the courier has something to tell. */
function confirmationOf({ paidAt }: Shipment): TrackingEntry {
  return { ...lagosMoment(paidAt!), text: 'Booking confirmed', icon: 'confirmed', place: null }
}

/** No closer than the state: the rest is the receiver's own. */
function locationOf({ state, country }: ShipmentAddress): string {
  return state ? `${state.name}, ${country.name}` : country.name
}

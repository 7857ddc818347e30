import { DomainError } from '#shared/errors/domain_error'
import Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type TrackingEvent from '#shipping/shipment/models/tracking_event'
import type { ShopProduct } from '#shipping/tracking/rules/receiver_view'
import { dayText, lagosMoment } from '#shared/time/lagos_time'
import { TRACKING_ICONS, type TrackingIcon } from '#shipping/tracking/tracking_words'

export type TrackingEntry = {
  /** ISO 8601, for machines; `day` and `time` are the same moment in Lagos. */
  ts: string
  day: string
  time: string
  text: string
  icon: TrackingIcon
  place: string | null
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
export async function trackingDetailOf(trackingNumber: number): Promise<TrackingDetail> {
  return detailOf(await trackedShipment(trackingNumber))
}

/** The shipment with what its tracking needs. Throws NoTrackingInformation. */
export async function trackedShipment(trackingNumber: number): Promise<Shipment> {
  const shipment = await Shipment.query()
    .where({ trackingNumber })
    .whereNotNull('paidAt')
    .whereNotIn('status', ['CANCELED', 'VOIDED'])
    .preload('courier')
    .preload('addresses', (query) => query.preload('country').preload('state'))
    .preload('packages', (query) => query.orderBy('position'))
    .preload('accessPoint', (query) => query.preload('country'))
    .preload('events', (query) => query.orderBy('occurredAt', 'desc').orderBy('id', 'desc'))
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
    trackingList: [...shipment.events.map(entryOf), confirmationOf(shipment)],
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
function accessPointOf({ accessPoint }: Shipment) {
  if (!accessPoint) return null
  const { address, city, country, postalCode } = accessPoint
  return { address, city, country: country.name, postalCode }
}

function deliveryOf({ status, deliveredAt, estimatedDeliveryOn }: Shipment) {
  if (status === 'DELIVERED' && deliveredAt) {
    return {
      ...{ delivered: true, held: false },
      deliveryDay: lagosMoment(deliveredAt).day,
      deliveryLabel: 'Date Delivered',
      statusText: 'Package Delivered',
      statusNote: null,
    }
  }
  if (status === 'PENDING_ISSUE') {
    // No courier has it, so nobody has promised a day any more.
    return {
      ...{ delivered: false, held: true, deliveryDay: null, deliveryLabel: null },
      statusText: 'Held: we are sorting it out',
      statusNote: null,
    }
  }
  return {
    ...{ delivered: false, held: false },
    deliveryDay: estimatedDeliveryOn && dayText(estimatedDeliveryOn),
    deliveryLabel: estimatedDeliveryOn && 'Estimated Delivery Date',
    statusText: 'Your package is on the way.',
    statusNote: status === 'COURIER_ASSIGNED' ? null : 'The courier has not collected it yet.',
  }
}

function entryOf({ occurredAt, code, text, place }: TrackingEvent): TrackingEntry {
  return { ...lagosMoment(occurredAt), text, icon: TRACKING_ICONS[code], place }
}

/** The first line of every parcel, and the only one until the courier has something to tell. */
function confirmationOf({ paidAt }: Shipment): TrackingEntry {
  return { ...lagosMoment(paidAt!), text: 'Booking confirmed', icon: 'confirmed', place: null }
}

/** No closer than the state: the rest is the receiver's own. */
function locationOf({ state, country }: ShipmentAddress): string {
  return state ? `${state.name}, ${country.name}` : country.name
}

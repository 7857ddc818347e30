import brand from '#config/brand'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import { getEnglishTranslator, type Translator } from '#shared/languages/translator'
import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type TrackingEvent from '#shipping/shipment/models/tracking_event'
import {
  type ParcelState,
  type ParcelTrouble,
  parcelTrouble,
  senderStepText,
} from '#shipping/shipment/rules/parcel_states'
import type { BrandDetail, ShopProduct } from '#shipping/tracking/rules/receiver_view'
import { hasArrivedDamaged, summarizeTracking } from '#shipping/shipment/tracking_summary'
import { loadTrackedShipment } from '#shipping/tracking/load_tracked_shipment'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import {
  PARCEL_TROUBLE_LOOKS,
  type ParcelNoun,
  TRACKING_ICONS,
  type TrackingIcon,
  type TrackingTone,
} from '#shipping/tracking/tracking_looks'
import type { IsoTime } from '#shared/time/rules/api_dates'

export type TrackingEntry = {
  /** ISO 8601; `day` and `time` are the same moment in Lagos time. */
  ts: IsoTime
  day: string
  time: string
  text: string
  icon: TrackingIcon
  place: string | null
}

type TrackingStatus = {
  delivered: boolean
  held: boolean
  parcelState: ParcelState | null
  arrivedDamaged: boolean
  tone: TrackingTone
  statusIcon: TrackingIcon
  statusText: string
  statusNote: string | null
  deliveryDay: string | null
  deliveryLabel: string | null
}

/** Contains nothing that identifies the sender or the receiver, because anyone may read it. */
export type TrackingInfo = ReturnType<typeof buildTrackingDetail>

export class NoTrackingInformation extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'No tracking information.')
  }
}

/** Throws NoTrackingInformation if the number is unknown, unpaid, cancelled or voided. */
export async function loadTrackingDetail(
  trackingNumber: number,
  viewer?: Caller
): Promise<TrackingInfo> {
  return buildTrackingDetail(await findTrackedShipment(trackingNumber, viewer))
}

/**
 * API keys and test-mode callers find only parcels of their own mode. Throws NoTrackingInformation.
 */
export async function findTrackedShipment(
  trackingNumber: number,
  viewer?: Caller
): Promise<Shipment> {
  const mode = viewer?.isTest ? -1 : viewer?.apiKey ? 1 : 0
  return requireTracked(
    await loadTrackedShipment('trackingNumber', { number: trackingNumber, mode })
  )
}

/** Throws NoTrackingInformation. */
export async function findTrackedShipmentById(id: number): Promise<Shipment> {
  return requireTracked(await loadTrackedShipment('id', { number: id, mode: 0 }))
}

function requireTracked(shipment: Shipment | null): Shipment {
  if (!shipment) throw new NoTrackingInformation()
  return shipment
}

const NO_PRODUCTS: ShopProduct[] = []

/** Takes a shipment from `findTrackedShipment`. The API uses the default, English. */
export function buildTrackingDetail(
  shipment: Shipment,
  translator = getEnglishTranslator(),
  noun: ParcelNoun = 'package'
) {
  const origin = shipment.address('origin')
  const destination = shipment.address('destination')
  return {
    /** @api The public tracking number */
    trackingNumber: shipment.trackingNumber,
    isTest: shipment.isTest,
    trackingList: [
      ...refusalOf(shipment, translator, noun),
      ...entriesOf(shipment.events, translator),
      confirmationOf(shipment, translator),
    ],
    ...deliveryOf(shipment, translator, noun),
    origin: { country: translator.country(origin.country) },
    destination: { countryName: translator.country(destination.country) },
    fromLocation: locationOf(origin, translator),
    toLocation: locationOf(destination, translator),
    /** Towns at home, countries abroad */
    route: routeOf(origin, destination, translator),
    originCountryCode: origin.countryCode,
    destinationCountryCode: destination.countryCode,
    courier: shipment.courierCode,
    courierName: shipment.courier.name,
    serviceType: shipment.serviceType,
    trackingNumbers: shipment.packages.flatMap(({ waybillNumber }) => waybillNumber ?? []),
    /** @api The courier’s number for the shipment */
    waybillNumber: shipment.waybillNumber,
    accessPointAddress: accessPointOf(shipment, translator),
    productList: NO_PRODUCTS,
    brandDetail: null as BrandDetail | null,
    trackingPageTemplateProperties: null as Record<string, string> | null,
    isDefaultTrackingPage: true,
  }
}

/** For somebody signed in: the sender reads the sender's next step, not the receiver's. */
export function buildDetailFor(caller: Caller, shipment: Shipment): TrackingInfo {
  const detail = buildTrackingDetail(shipment)
  const trouble = parcelTrouble(shipment, detail.arrivedDamaged)
  if (!trouble || !shipment.isOwnedBy(caller)) return detail
  return { ...detail, statusNote: senderStepText(trouble, brand.contactNumber) }
}

/** An access point is a shop or office of the courier, so anyone may see it. */
function accessPointOf({ accessPoint, parcelState }: Shipment, translator: Translator) {
  const isGoingBack = parcelState === 'RETURNING' || parcelState === 'RETURNED'
  if (!accessPoint || isGoingBack) return null
  const { address, city, country, postalCode } = accessPoint
  return { address, city, country: translator.country(country), postalCode }
}

function deliveryOf(shipment: Shipment, translator: Translator, noun: ParcelNoun): TrackingStatus {
  const { status, deliveredAt, expectedDeliveryOn, parcelState, trouble } = shipment
  const base = {
    delivered: false,
    held: trouble === 'REFUSED' || trouble === 'HELD',
    parcelState,
    arrivedDamaged: false,
    deliveryDay: expectedDeliveryOn && translator.day(expectedDeliveryOn),
    deliveryLabel: expectedDeliveryOn && translator.t('tracking.label.expected'),
  }
  if (status === 'DELIVERED' && deliveredAt) {
    const arrivedDamaged = hasArrivedDamaged(shipment.events)
    return {
      ...base,
      delivered: true,
      arrivedDamaged,
      tone: 'good',
      statusIcon: 'delivered',
      deliveryDay: translator.moment(deliveredAt).day,
      deliveryLabel: translator.t('tracking.label.delivered'),
      statusText: translator.t('tracking.status.delivered'),
      statusNote: arrivedDamaged ? translator.t('tracking.note.DAMAGED') : null,
    }
  }
  if (trouble) {
    const { icon: statusIcon, tone } = PARCEL_TROUBLE_LOOKS[trouble]
    return {
      ...base,
      tone,
      statusIcon,
      statusText: translator.t(`tracking.state.${trouble}`, { thing: noun }),
      statusNote: noteOf(shipment, trouble, translator),
    }
  }
  return {
    ...base,
    tone: 'good',
    statusIcon: 'truck',
    statusText: translator.t(`tracking.status.${noun === 'order' ? 'orderOnTheWay' : 'onTheWay'}`),
    statusNote: status === 'COURIER_ASSIGNED' ? null : translator.t('tracking.status.notCollected'),
  }
}

function noteOf(shipment: Shipment, trouble: ParcelTrouble, translator: Translator): string {
  const note = translator.t(`tracking.note.${trouble}`)
  const point = trouble === 'READY_FOR_COLLECTION' && accessPointOf(shipment, translator)
  if (!point) return note
  const { address, city } = point
  return [translator.t('tracking.note.point', { address, city }), note].join(' ')
}

/** Newest first. The delivery of a returning parcel shows as a return. */
function entriesOf(events: TrackingEvent[], translator: Translator): TrackingEntry[] {
  return summarizeTracking(events)
    .scans.map(({ scan, code }) => entryOf(scan, code, translator))
    .toReversed()
}

/** English shows the courier's text; other languages show ours and quote the courier's. */
function entryOf(event: TrackingEvent, code: TrackingCode, translator: Translator): TrackingEntry {
  const { occurredAt, code: reportedCode, text, place } = event
  const translatedText = translator.t(`tracking.event.${code}`)
  const isOwnText = reportedCode === code && translator.language === DEFAULT_LANGUAGE
  const quotedText = reportedCode === code && !isOwnText ? `“${text}”` : null
  return {
    ...translator.moment(occurredAt),
    text: isOwnText ? text : translatedText,
    icon: TRACKING_ICONS[code],
    place: [place, quotedText].filter((part) => part).join(' · ') || null,
  }
}

function confirmationOf({ paidAt }: Shipment, translator: Translator): TrackingEntry {
  const text = translator.t('tracking.event.CONFIRMED')
  return { ...translator.moment(paidAt!), text, icon: 'confirmed', place: null }
}

function refusalOf(
  { refusedAt }: Shipment,
  translator: Translator,
  noun: ParcelNoun
): TrackingEntry[] {
  if (!refusedAt) return []
  const text = translator.t('tracking.state.REFUSED', { thing: noun })
  const { icon } = PARCEL_TROUBLE_LOOKS.REFUSED
  return [{ ...translator.moment(refusedAt), text, icon, place: null }]
}

function routeOf(origin: ShipmentAddress, destination: ShipmentAddress, translator: Translator) {
  const isHome = origin.countryCode === destination.countryCode
  const nameOf = ({ cityName, state, country }: ShipmentAddress) =>
    (isHome && (cityName ?? state?.name)) || translator.country(country)
  return { from: nameOf(origin), to: nameOf(destination) }
}

/** Hides everything more precise than the state. */
function locationOf({ state, country }: ShipmentAddress, translator: Translator): string {
  const name = translator.country(country)
  return state ? `${state.name}, ${name}` : name
}

import {
  type CourierBooking,
  CourierRefused,
  CourierUnresponsive,
  type CarrierTracking,
  type ParcelToTrack,
  type LostBooking,
} from '#shipping/carriers/courier_driver'
import type { CarrierAnswer, CarrierApi } from '#shipping/carriers/wire/carrier_api'
import { dhlPieceNumbers } from '#shipping/carriers/dhl/dhl_answers'
import { toJsonObjects, toText, toJsonObject } from '#shipping/carriers/wire/json_values'
import { dhlEventsFrom } from '#shipping/carriers/dhl/dhl_events'
import { isDhlAnswer, dhlMessage } from '#shipping/carriers/dhl/dhl_errors'
import { dhlDay } from '#shipping/carriers/dhl/dhl_time'

const DETAIL = { trackingView: 'all-checkpoints', levelOfDetail: 'all' }
const WAYBILL = /^\d{10}$/
const GRAMS = { pound: 453.592, kilogram: 1000 }

type DhlShipments = Record<string, unknown>[]

export class DhlTracking {
  /** False once DHL has rejected the option, which it documents only for calls with one number. */
  private requestsOffsets = true

  constructor(
    private readonly api: CarrierApi,
    private readonly account: string
  ) {}

  async track(parcels: ParcelToTrack[]): Promise<Map<string, CarrierTracking>> {
    // Leaves out malformed numbers: DHL would reject the whole request because of one.
    const numbers = parcels.map((parcel) => parcel.waybillNumber).filter((n) => WAYBILL.test(n))
    if (numbers.length === 0) return new Map()
    const shipments = await this.query('track', {
      shipmentTrackingNumber: numbers.join(','),
      ...DETAIL,
      ...(this.requestsOffsets ? { requestGMTOffsetPerEvent: 'true' } : {}),
    })
    const found = shipments.flatMap((shipment): [string, CarrierTracking][] => {
      const number = toText(shipment.shipmentTrackingNumber)
      const events = dhlEventsFrom(shipment, number)
      // Ignores an empty history: recorded as complete, it would withdraw all stored events.
      if (!numbers.includes(number) || events.length === 0) return []
      return [[number, { events, isComplete: true, chargeableGrams: gramsOf(shipment) }]]
    })
    return new Map(found)
  }

  /** Finds a booking by our reference. Returns no label, because DHL sends documents only once. */
  async find({ reference, sentAt, request }: LostBooking): Promise<CourierBooking | null> {
    const lastDay = request.readyAt > sentAt ? request.readyAt : sentAt
    const shipments = await this.query('find', {
      shipmentReference: reference,
      shipmentReferenceType: 'CU',
      shipperAccountNumber: this.account,
      dateRangeFrom: dhlDay(sentAt.minus({ days: 1 })),
      dateRangeTo: dhlDay(lastDay.plus({ days: 2 })),
      ...DETAIL,
    })
    const ours = shipments.filter((shipment) => referencesOf(shipment).includes(reference))
    const numbers = ours.map((shipment) => toText(shipment.shipmentTrackingNumber))
    const [waybillNumber] = numbers
    if (waybillNumber) {
      const pieces = toJsonObjects(ours[0]!.pieces)
      return {
        waybillNumber,
        packageWaybillNumbers: dhlPieceNumbers(pieces, 'number', request.packages.length),
        documents: [],
        alerts: alertsOf(numbers),
      }
    }
    const nameless = shipments.find((shipment) => referencesOf(shipment).length === 0)
    if (!nameless) return null
    throw new CourierUnresponsive(
      `DHL found ${toText(nameless.shipmentTrackingNumber)} but does not say for which reference`
    )
  }

  private async query(
    operation: 'track' | 'find',
    query: Record<string, string>
  ): Promise<DhlShipments> {
    const answer = await this.api.call({
      operation,
      method: 'GET',
      path: `/tracking?${new URLSearchParams(query)}`,
      headers: { 'Accept-Language': 'eng' },
    })
    const { requestGMTOffsetPerEvent, ...rest } = query
    if (!requestGMTOffsetPerEvent || !isAbout('requestGMTOffsetPerEvent', answer)) {
      if (query.shipmentTrackingNumber?.includes(',')) requireTrackingAnswer(answer)
      return shipmentsIn(answer)
    }
    this.requestsOffsets = false
    return this.query(operation, rest)
  }
}

function isAbout(request: string, { status, body }: CarrierAnswer): boolean {
  return status === 400 && dhlMessage(body).includes(request)
}

/** Throws CourierRefused if DHL rejects a batch: the caller then splits it to find the cause. */
function requireTrackingAnswer({ status, body }: CarrierAnswer) {
  if ((status !== 400 && status !== 422) || !isDhlAnswer(body)) return
  throw new CourierRefused('DHL does not track these parcels in one request.', dhlMessage(body))
}

/** Returns [] only if DHL says that it found none: a 404 of a proxy is no proof and throws. */
function shipmentsIn({ status, body }: CarrierAnswer): DhlShipments {
  const { shipments } = toJsonObject(body)
  if (status < 400 && Array.isArray(shipments)) return toJsonObjects(shipments)
  const words = dhlMessage(body)
  if (status === 404 && /\bno\b.*\b(shipments?|data|results?)\b.*found/i.test(words)) return []
  throw new CourierUnresponsive(`DHL did not answer about our shipments: ${words} (${status})`)
}

function referencesOf(shipment: Record<string, unknown>): string[] {
  return toJsonObjects(shipment.shipperReferences).map(({ value }) => toText(value))
}

function alertsOf([first, ...others]: string[]): string[] {
  const label = `DHL sends a label only once, and its answer was lost. Ask DHL for the label of ${first}.`
  if (others.length === 0) return [label]
  return [label, `DHL has more shipments under our reference: ${others.join(', ')}.`]
}

/** Total weight in grams as DHL measured it; null until DHL has weighed all packages. */
function gramsOf(shipment: Record<string, unknown>): number | null {
  const pieces = toJsonObjects(shipment.pieces)
  const weighed = pieces.map(({ actualWeight, dimensionalWeight, unitOfMeasurements }) => {
    const unit = /imperial|lb|SU/i.test(toText(unitOfMeasurements)) ? 'pound' : 'kilogram'
    const actual = Number(actualWeight) || 0
    return actual && Math.max(actual, Number(dimensionalWeight) || 0) * GRAMS[unit]
  })
  if (weighed.length === 0 || weighed.includes(0)) return null
  return Math.round(weighed.reduce((sum, grams) => sum + grams, 0))
}

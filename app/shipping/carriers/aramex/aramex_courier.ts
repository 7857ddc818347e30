import type { BookingRequest } from '#shipping/carriers/booking_request'
import {
  type CourierBooking,
  type CourierDriver,
  CourierUnavailable,
  type CourierDocument,
  CourierRefused,
  CourierUnresponsive,
  type CarrierTracking,
  type ParcelToTrack,
  type VoidRequest,
  type LostBooking,
  type PickupService,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import { AramexApi, requireAramexBody } from '#shipping/carriers/aramex/aramex_api'
import { aramexShipmentRequest } from '#shipping/carriers/aramex/aramex_booking'
import { parseAramexTracking, aramexWaybillNumbers } from '#shipping/carriers/aramex/aramex_events'
import {
  fetchAramexLabel,
  readAramexLabel,
  aramexLabelInfo,
  aramexPrintRequest,
} from '#shipping/carriers/aramex/aramex_labels'
import { AramexPickups } from '#shipping/carriers/aramex/aramex_pickups'
import {
  aramexErrorFrom,
  isAramexAccountError,
  aramexNotifications,
  aramexMessage,
  UNKNOWN_ARAMEX_CITY,
} from '#shipping/carriers/aramex/aramex_errors'
import { toJsonObjects, toText, type JsonObject } from '#shipping/carriers/wire/json_values'
import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'
import { aramexAddress } from '#shipping/carriers/aramex/aramex_parties'

const NO_LABEL = 'Aramex sent no label. Print it from the Aramex website.'
const NO_INVOICE = 'Aramex did not accept the invoice electronically. Print three copies of it.'

const NOT_THERE = /not (be )?found|no (shipment|result|record|data)|does ?n[o']t exist/i

/** Aramex's Shipping API in JSON. Do not repeat bookings: Aramex cannot cancel a shipment. */
export class AramexCourier implements CourierDriver {
  readonly name = 'aramex'
  readonly maxTrackedAtOnce = 50
  readonly pickups: PickupService

  private readonly api: AramexApi

  /** References of bookings that Aramex rejected with our invoice attached. */
  private readonly rejectedWithInvoice = new Set<string>()

  /** False once a rejected booking has succeeded without its invoice. */
  private acceptsInvoices = true

  constructor(account: CarrierAccount<'aramex'>, options: { timeoutMs?: number } = {}) {
    this.api = new AramexApi(account, options.timeoutMs)
    this.pickups = new AramexPickups(this.api)
  }

  /** Requests the label of a nonexistent waybill: "not found" proves that the login worked. */
  async checkConnection() {
    const answer = await this.api.query({
      operation: 'ping',
      method: 'PrintLabel',
      reference: '',
      body: aramexPrintRequest(this.api, '0', { labelFormat: 'pdf', isDomestic: false }),
    })
    const notes = aramexNotifications(answer).filter(isAramexAccountError)
    if (notes.length > 0)
      throw new CourierRefused('Aramex does not accept our keys.', aramexMessage(notes))
  }

  async book(request: BookingRequest): Promise<CourierBooking> {
    const isTurnedAway = this.rejectedWithInvoice.has(request.reference)
    const sendsInvoice = this.acceptsInvoices && !isTurnedAway
    const withInvoice = sendsInvoice && Boolean(request.customs?.invoicePdf)
    const answer = await this.create(request, withInvoice)
    const [shipment = {}] = toJsonObjects(answer.Shipments)
    const waybillNumber = toText(shipment.ID)
    const notes = aramexNotifications(answer, shipment)
    const hasErrors = answer.HasErrors === true || shipment.HasErrors === true
    if (!waybillNumber && hasErrors)
      throw await suggestAramexCities(this.api, request, aramexErrorFrom(notes))
    if (!waybillNumber) throw new CourierUnresponsive('Aramex sent no waybill number')
    if (hasErrors)
      throw new CourierUnresponsive(
        `Aramex issued ${waybillNumber} and reported an error: ${aramexMessage(notes)}`
      )
    if (isTurnedAway) this.acceptsInvoices = false
    const label =
      (await readAramexLabel(shipment, this.api)) ??
      (await fetchAramexLabel(this.api, waybillNumber, request))
    const isInvoiceMissing = request.customs?.invoicePdf && !withInvoice
    return bookingOf(waybillNumber, label, [
      ...notes.map((note) => aramexMessage([note])),
      ...(isInvoiceMissing ? [NO_INVOICE] : []),
    ])
  }

  async findByReference({ reference, request }: LostBooking): Promise<CourierBooking | null> {
    const response = await this.api.post({
      operation: 'find',
      method: 'TrackShipmentsByRef',
      reference,
      body: { ReferenceType: 'ConsigneeReference', Reference: reference },
    })
    // An error response is no proof that Aramex has no such shipment.
    if (response.status >= 400)
      throw new CourierUnresponsive(`Aramex could not look up the shipment (${response.status})`)
    const answer = requireAramexBody(response)
    const [waybillNumber, ...others] = aramexWaybillNumbers(answer, reference)
    if (!waybillNumber) return this.requireNotFound(answer)
    const label = await fetchAramexLabel(this.api, waybillNumber, request)
    const duplicateAlerts = others.map(
      (other) => `Aramex also has ${other} under this reference. Ask Aramex to cancel it.`
    )
    return bookingOf(waybillNumber, label, duplicateAlerts)
  }

  async trackMany(parcels: ParcelToTrack[]): Promise<Map<string, CarrierTracking>> {
    const answer = await this.api.query({
      operation: 'track',
      method: 'TrackShipments',
      reference: '',
      body: {
        Shipments: parcels.map(({ waybillNumber }) => waybillNumber),
        GetLastTrackingUpdateOnly: false,
      },
    })
    const followed = parseAramexTracking(answer)
    if (followed.size === 0) this.requireNotFound(answer, { ofSeveral: parcels.length > 1 })
    return followed
  }

  async void({ waybillNumber }: VoidRequest): Promise<VoidOutcome> {
    return {
      outcome: 'not_possible',
      task: `Aramex does not cancel waybills automatically. Tell Aramex that ${waybillNumber} will not be sent, and make sure that nobody hands it over.`,
    }
  }

  private async create(request: BookingRequest, withInvoice: boolean): Promise<JsonObject> {
    const accountNumber = this.api.account.ACCOUNT
    const answer = await this.api.post({
      operation: 'book',
      method: 'CreateShipments',
      reference: request.reference,
      body: {
        LabelInfo: aramexLabelInfo(request, 'URL'),
        Shipments: [aramexShipmentRequest(request, { accountNumber, withInvoice })],
      },
      timeoutMs: 60_000,
    })
    if (withInvoice && (answer.status === 400 || answer.status === 413)) {
      this.rejectedWithInvoice.add(request.reference)
      throw new CourierUnavailable(
        'Aramex could not read the booking with its invoice. The next attempt goes without it'
      )
    }
    return requireAramexBody(answer)
  }

  /** Returns null if Aramex searched and found nothing, else throws. */
  private requireNotFound(answer: JsonObject, { ofSeveral = false } = {}): null {
    const notes = aramexNotifications(answer)
    if (!answer.HasErrors || notes.some(({ message }) => NOT_THERE.test(message))) return null
    const failure = aramexErrorFrom(notes)
    if (ofSeveral || failure instanceof CourierUnresponsive) throw failure
    throw new CourierUnresponsive(`Aramex could not look up the shipment: ${aramexMessage(notes)}`)
  }
}

function bookingOf(
  waybillNumber: string,
  label: CourierDocument | null,
  alerts: string[]
): CourierBooking {
  return {
    waybillNumber,
    documents: label ? [label] : [],
    alerts: label ? alerts : [...alerts, NO_LABEL],
  }
}

const TIMEOUT_MS = 15_000

const MAX_NAMES = 5

async function suggestAramexCities(api: AramexApi, request: BookingRequest, failure: Error) {
  if (!(failure instanceof CourierRefused)) return failure
  if (!failure.message.startsWith(UNKNOWN_ARAMEX_CITY)) return failure
  const isSender = failure.message.includes("the sender's address")
  const cities = await findSimilarCities(api, request, isSender ? 'sender' : 'receiver')
  if (cities.length === 0) return failure
  return new CourierRefused(
    `${failure.message} Aramex suggests ${cities.join(', ')}.`,
    failure.theirWords
  )
}

async function findSimilarCities(
  api: AramexApi,
  request: BookingRequest,
  whose: 'sender' | 'receiver'
) {
  try {
    const answer = await api.query({
      operation: 'validate',
      method: 'ValidateAddress',
      reference: request.reference,
      body: { Address: aramexAddress(request[whose], 'The address') },
      timeoutMs: TIMEOUT_MS,
    })
    const named = toJsonObjects(answer.SuggestedAddresses).map(({ City }) => toText(City))
    return [...new Set(named.filter(Boolean))].slice(0, MAX_NAMES)
  } catch {
    return []
  }
}

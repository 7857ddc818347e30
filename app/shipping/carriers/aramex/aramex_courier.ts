import type { BookingRequest } from '#shipping/carriers/booking_request'
import {
  type CourierBooking,
  type CourierDriver,
  CourierNotNow,
  type CourierPaper,
  CourierRefused,
  CourierSilent,
  type Followed,
  type FollowedParcel,
  type GivenBack,
  type LostBooking,
  type PickupDesk,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import { AramexApi, readable } from '#shipping/carriers/aramex/aramex_api'
import { shipmentOf } from '#shipping/carriers/aramex/aramex_booking'
import { withCities } from '#shipping/carriers/aramex/aramex_cities'
import { followedIn, waybillsIn } from '#shipping/carriers/aramex/aramex_events'
import { labelAgain, labelIn, labelInfoOf, printing } from '#shipping/carriers/aramex/aramex_labels'
import { AramexPickups } from '#shipping/carriers/aramex/aramex_pickups'
import {
  failureOf,
  isAboutOurAccount,
  notesOf,
  wordsOf,
} from '#shipping/carriers/aramex/aramex_refusals'
import { listOf, textOf, type Values } from '#shipping/carriers/wire/answers'
import type { CarrierAccount } from '#shipping/pricing/courier_settings'

const BOOKING_MS = 60_000
const ASKING_MS = 30_000

const NO_LABEL = 'Aramex gave us no label: print it from its website.'
const NO_INVOICE = 'Aramex did not take the invoice ahead: print three copies of it.'

const NOT_THERE = /not (be )?found|no (shipment|result|record|data)|does ?n[o']t exist/i

/** Aramex's ShippingAPI in JSON. It cannot be asked twice for one shipment, and takes none back. */
export class AramexCourier implements CourierDriver {
  readonly name = 'aramex'
  readonly trackedAtOnce = 50
  readonly pickups: PickupDesk

  private readonly api: AramexApi

  /** References of bookings that were turned away with our invoice in them. */
  private readonly turnedAway = new Set<string>()

  /** Until one of them is taken without it, which proves that it was the invoice. */
  private takesInvoices = true

  constructor(account: CarrierAccount<'aramex'>, options: { timeoutMs?: number } = {}) {
    this.api = new AramexApi(account, options.timeoutMs)
    this.pickups = new AramexPickups(this.api)
  }

  /** Asks for a label that nobody has: whoever is told so was let in. */
  async greet() {
    const answer = await this.api.ask({
      operation: 'greet',
      method: 'PrintLabel',
      reference: '',
      body: printing(this.api, '0', { labelFormat: 'pdf', isDomestic: false }),
      timeoutMs: ASKING_MS,
    })
    const notes = notesOf(answer).filter(isAboutOurAccount)
    if (notes.length > 0)
      throw new CourierRefused('Aramex does not accept our keys.', wordsOf(notes))
  }

  async book(request: BookingRequest): Promise<CourierBooking> {
    const isTurnedAway = this.turnedAway.has(request.reference)
    const goesAhead = this.takesInvoices && !isTurnedAway
    const withInvoice = goesAhead && Boolean(request.customs?.invoicePdf)
    const answer = await this.created(request, withInvoice)
    const [shipment = {}] = listOf(answer.Shipments)
    const waybillNumber = textOf(shipment.ID)
    const notes = notesOf(answer, shipment)
    const hasErrors = answer.HasErrors === true || shipment.HasErrors === true
    if (!waybillNumber && hasErrors) throw await withCities(this.api, request, failureOf(notes))
    if (!waybillNumber) throw new CourierSilent('Aramex named no waybill')
    // It says both that there is one and that there is none.
    if (hasErrors) throw new CourierSilent(`Aramex failed at ${waybillNumber}: ${wordsOf(notes)}`)
    if (isTurnedAway) this.takesInvoices = false
    const label =
      (await labelIn(shipment, this.api)) ?? (await labelAgain(this.api, waybillNumber, request))
    const isInvoiceMissing = request.customs?.invoicePdf && !withInvoice
    return bookingOf(waybillNumber, label, [
      ...notes.map((note) => wordsOf([note])),
      ...(isInvoiceMissing ? [NO_INVOICE] : []),
    ])
  }

  async findByReference({ reference, request }: LostBooking): Promise<CourierBooking | null> {
    const asked = await this.api.post({
      operation: 'find',
      method: 'TrackShipmentsByRef',
      reference,
      body: { ReferenceType: 'ConsigneeReference', Reference: reference },
      timeoutMs: ASKING_MS,
    })
    // Whatever is wrong with the question says nothing of the shipment.
    if (asked.status >= 400) throw new CourierSilent(`Aramex did not look (${asked.status})`)
    const answer = readable(asked)
    const [waybillNumber, ...others] = waybillsIn(answer, reference)
    if (!waybillNumber) return this.nothingFound(answer)
    const label = await labelAgain(this.api, waybillNumber, request)
    const twice = others.map(
      (other) => `Aramex has ${other} under this reference too: ask it to cancel that one.`
    )
    return bookingOf(waybillNumber, label, twice)
  }

  async trackMany(parcels: FollowedParcel[]): Promise<Map<string, Followed>> {
    const answer = await this.api.ask({
      operation: 'track',
      method: 'TrackShipments',
      reference: '',
      body: {
        Shipments: parcels.map(({ waybillNumber }) => waybillNumber),
        GetLastTrackingUpdateOnly: false,
      },
      timeoutMs: ASKING_MS,
    })
    const followed = followedIn(answer)
    if (followed.size === 0) this.nothingFound(answer, { ofSeveral: parcels.length > 1 })
    return followed
  }

  async void({ waybillNumber }: GivenBack): Promise<VoidOutcome> {
    return {
      outcome: 'not_possible',
      task: `Aramex does not cancel waybills automatically. Tell Aramex that ${waybillNumber} will not be sent, and make sure that nobody hands it over.`,
    }
  }

  /** One call, which is never repeated here. */
  private async created(request: BookingRequest, withInvoice: boolean): Promise<Values> {
    const accountNumber = this.api.account.ACCOUNT
    const answer = await this.api.post({
      operation: 'book',
      method: 'CreateShipments',
      reference: request.reference,
      body: {
        LabelInfo: labelInfoOf(request, 'URL'),
        Shipments: [shipmentOf(request, { accountNumber, withInvoice })],
      },
      timeoutMs: BOOKING_MS,
    })
    if (withInvoice && (answer.status === 400 || answer.status === 413)) {
      this.turnedAway.add(request.reference)
      throw new CourierNotNow('Aramex could not read the booking, so it goes without its invoice')
    }
    return readable(answer)
  }

  /** Throws unless Aramex has really looked. One of several may be what it refuses to look for. */
  private nothingFound(answer: Values, { ofSeveral = false } = {}): null {
    const notes = notesOf(answer)
    if (!answer.HasErrors || notes.some(({ message }) => NOT_THERE.test(message))) return null
    const failure = failureOf(notes)
    if (ofSeveral || failure instanceof CourierSilent) throw failure
    throw new CourierSilent(`Aramex did not look: ${wordsOf(notes)}`)
  }
}

function bookingOf(
  waybillNumber: string,
  label: CourierPaper | null,
  alerts: string[]
): CourierBooking {
  return {
    waybillNumber,
    papers: label ? [label] : [],
    alerts: label ? alerts : [...alerts, NO_LABEL],
  }
}

import { setTimeout } from 'node:timers/promises'
import type { CarrierAccount } from '#shipping/pricing/courier_settings'
import type { BookingRequest } from '#shipping/carriers/booking_request'
import {
  type CourierBooking,
  type CourierDriver,
  CourierNotNow,
  CourierRefused,
  CourierSilent,
  type Followed,
  type FollowedParcel,
  type GivenBack,
  KeysRefused,
  type LostBooking,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import { type FedexOutput, fedexOutputOf } from '#shipping/carriers/fedex/fedex_answers'
import { type FedexPaper, fedexShipmentOf } from '#shipping/carriers/fedex/fedex_booking_request'
import { fedexBookingOf } from '#shipping/carriers/fedex/fedex_bookings'
import { sendFedexInvoice } from '#shipping/carriers/fedex/fedex_invoice'
import {
  fedexFoundOf,
  fedexKnowsNone,
  fedexSearchOf,
} from '#shipping/carriers/fedex/fedex_lost_bookings'
import { FedexPickups } from '#shipping/carriers/fedex/fedex_pickups'
import { fedexTroubleOf, refusesPapers } from '#shipping/carriers/fedex/fedex_refusals'
import { fedexFollowedOf } from '#shipping/carriers/fedex/fedex_tracking'
import { fedexGivenBackOf, wordsOfVoid } from '#shipping/carriers/fedex/fedex_voids'
import { FedexWire } from '#shipping/carriers/fedex/fedex_wire'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'

const BY_PAPER = 'FedEx did not take the invoice ahead: print three copies of the invoice.'

/** How often a booking that FedEx put aside is asked for before its answer counts as lost. */
const LOOKS = 5
const LOOK_EVERY_MS = 1000

/** FedEx, by its REST API. */
export class FedexCourier implements CourierDriver {
  readonly name = 'fedex'
  readonly trackedAtOnce = 30
  readonly pickups: FedexPickups
  private readonly wire: FedexWire
  /** Countries for which FedEx turned a booking down over the papers that went ahead of it. */
  private readonly paperCountries = new Set<string>()

  constructor(
    private readonly account: CarrierAccount<'fedex'>,
    private readonly options: { timeoutMs?: number; lookEveryMs?: number } = {}
  ) {
    this.wire = new FedexWire(account, options.timeoutMs)
    this.pickups = new FedexPickups(this.wire, account)
  }

  async greet() {
    try {
      await this.wire.tryKeys()
    } catch (error) {
      if (error instanceof KeysRefused) throw new CourierRefused(error.message)
      throw error
    }
  }

  async book(request: BookingRequest): Promise<CourierBooking> {
    // Whatever is too long is refused before a paper goes anywhere.
    fedexShipmentOf(request, this.account.ACCOUNT, null)
    const goesAhead = request.customs?.invoicePdf && !this.isByPaper(request)
    const paper = goesAhead ? await sendFedexInvoice(this.wire, request) : null
    const booking = fedexBookingOf(await this.made(request, paper), request.packages.length)
    if (!request.customs?.invoicePdf || paper) return booking
    return { ...booking, alerts: [...(booking.alerts ?? []), BY_PAPER] }
  }

  async findByReference(lost: LostBooking): Promise<CourierBooking | null> {
    const answer = await this.wire.track({
      operation: 'find',
      method: 'POST',
      path: '/track/v1/referencenumbers',
      body: fedexSearchOf(lost, this.account.ACCOUNT),
      mark: lost.reference,
    })
    if (answer.status < 400) return fedexFoundOf(fedexOutputOf(answer.body, 'find'), lost)
    if (fedexKnowsNone(answer)) return null
    const trouble = fedexTroubleOf(answer, 'find')
    // A search that FedEx did not want to make found nothing out.
    throw trouble instanceof CourierRefused ? new CourierSilent(trouble.theirWords ?? '') : trouble
  }

  async trackMany(parcels: FollowedParcel[]): Promise<Map<string, Followed>> {
    const [first] = parcels
    if (!first) return new Map()
    const trackingInfo = parcels.map(({ waybillNumber }) => ({
      trackingNumberInfo: { trackingNumber: waybillNumber },
    }))
    const answer = await this.wire.track({
      operation: 'track',
      method: 'POST',
      path: '/track/v1/trackingnumbers',
      body: { includeDetailedScans: true, trackingInfo },
      mark: `track-${first.waybillNumber}`,
    })
    if (answer.status === 404 || fedexKnowsNone(answer)) return new Map()
    if (answer.status >= 400) throw fedexTroubleOf(answer, 'track')
    return fedexFollowedOf(fedexOutputOf(answer.body, 'track'), parcels)
  }

  async void({ waybillNumber, senderCountryCode }: GivenBack): Promise<VoidOutcome> {
    const answer = await this.wire.ask({
      operation: 'void',
      method: 'PUT',
      path: '/ship/v1/shipments/cancel',
      body: {
        accountNumber: { value: this.account.ACCOUNT },
        senderCountryCode,
        deletionControl: 'DELETE_ALL_PACKAGES',
        trackingNumber: waybillNumber,
      },
      mark: `void-${waybillNumber}`,
    })
    return fedexGivenBackOf(answer, {
      operation: 'void',
      wordsIn: wordsOfVoid,
      task: (theirWords) =>
        `FedEx did not take ${waybillNumber} back ("${theirWords}"). Call FedEx and cancel it before anybody hands it over.`,
    })
  }

  private isByPaper({ receiver }: BookingRequest): boolean {
    return this.paperCountries.has(receiver.countryCode)
  }

  private async made(request: BookingRequest, paper: FedexPaper | null): Promise<FedexOutput> {
    const answer = await this.wire.create({
      operation: 'book',
      method: 'POST',
      path: '/ship/v1/shipments',
      body: fedexShipmentOf(request, this.account.ACCOUNT, paper),
      mark: request.reference,
    })
    if (answer.status >= 400) throw this.troubleOf(answer, request, paper)
    const output = fedexOutputOf(answer.body, 'book')
    return output.jobId ? this.setAside(output.jobId, request) : output
  }

  /** Where nobody knows whether FedEx acted, its words about our papers mean nothing. */
  private troubleOf(answer: CarrierAnswer, { receiver }: BookingRequest, paper: FedexPaper | null) {
    const trouble = fedexTroubleOf(answer, 'book')
    const isSilent = trouble instanceof CourierSilent && !(trouble instanceof CourierNotNow)
    if (!paper || isSilent || !refusesPapers(answer)) return trouble
    this.paperCountries.add(receiver.countryCode)
    return new CourierNotNow('FedEx takes no papers ahead on this way: the next try goes without')
  }

  /** FedEx took the booking and works on it. It is there from now on, whatever goes wrong with asking for it. */
  private async setAside(jobId: string, { reference }: BookingRequest): Promise<FedexOutput> {
    for (let look = 1; look <= LOOKS; look++) {
      const output = await this.resultOf(jobId, reference)
      if (output?.transactionShipments?.length) return output
      if (look < LOOKS) await setTimeout(this.options.lookEveryMs ?? LOOK_EVERY_MS)
    }
    throw new CourierSilent('FedEx has not finished the booking')
  }

  private async resultOf(jobId: string, mark: string): Promise<FedexOutput | null> {
    try {
      const { status, body } = await this.wire.ask({
        operation: 'label',
        method: 'POST',
        path: '/ship/v1/shipments/results',
        body: { accountNumber: { value: this.account.ACCOUNT }, jobId },
        mark,
      })
      return status < 400 ? fedexOutputOf(body, 'label') : null
    } catch (error) {
      if (!(error instanceof CourierNotNow)) throw error
      throw new CourierSilent(error.message)
    }
  }
}

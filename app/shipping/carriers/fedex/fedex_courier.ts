import { setTimeout } from 'node:timers/promises'
import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'
import type { BookingRequest } from '#shipping/carriers/booking_request'
import {
  type CourierBooking,
  type CourierDriver,
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
  type CarrierTracking,
  type ParcelToTrack,
  type VoidRequest,
  type LostBooking,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import { type FedexOutput, requireFedexOutput } from '#shipping/carriers/fedex/fedex_answers'
import {
  type UploadedFedexInvoice,
  fedexShipmentRequest,
} from '#shipping/carriers/fedex/fedex_booking_request'
import { fedexBookingFrom } from '#shipping/carriers/fedex/fedex_bookings'
import { uploadFedexInvoice } from '#shipping/carriers/fedex/fedex_invoice'
import {
  readFedexFoundBooking,
  fedexFoundNothing,
  fedexSearchRequest,
} from '#shipping/carriers/fedex/fedex_lost_bookings'
import { FedexPickups } from '#shipping/carriers/fedex/fedex_pickups'
import { fedexErrorFrom, refusesElectronicInvoice } from '#shipping/carriers/fedex/fedex_errors'
import { parseFedexTracking } from '#shipping/carriers/fedex/fedex_tracking'
import { fedexVoidOutcome, fedexVoidProblem } from '#shipping/carriers/fedex/fedex_voids'
import { FedexClient } from '#shipping/carriers/fedex/fedex_client'
import { type CarrierAnswer, requireAcceptedKeys } from '#shipping/carriers/wire/carrier_api'

const INVOICE_ON_PAPER =
  'FedEx did not accept the invoice electronically. Print three copies of it.'

const MAX_RESULT_CHECKS = 5
const RESULT_CHECK_INTERVAL_MS = 1000

export class FedexCourier implements CourierDriver {
  readonly name = 'fedex'
  readonly maxTrackedAtOnce = 30
  readonly pickups: FedexPickups
  private readonly wire: FedexClient
  private readonly paperInvoiceCountries = new Set<string>()

  constructor(
    private readonly account: CarrierAccount<'fedex'>,
    private readonly options: { timeoutMs?: number; lookEveryMs?: number } = {}
  ) {
    this.wire = new FedexClient(account, options.timeoutMs)
    this.pickups = new FedexPickups(this.wire, account)
  }

  checkConnection() {
    return requireAcceptedKeys(() => this.wire.verifyKeys())
  }

  async book(request: BookingRequest): Promise<CourierBooking> {
    // If a text is too long, this throws before we upload the invoice.
    fedexShipmentRequest(request, this.account.ACCOUNT, null)
    const sendsElectronicInvoice = request.customs?.invoicePdf && !this.needsPaperInvoice(request)
    const electronicInvoice = sendsElectronicInvoice
      ? await uploadFedexInvoice(this.wire, request)
      : null
    const booking = fedexBookingFrom(
      await this.createShipment(request, electronicInvoice),
      request.packages.length
    )
    if (!request.customs?.invoicePdf || electronicInvoice) return booking
    return { ...booking, alerts: [...(booking.alerts ?? []), INVOICE_ON_PAPER] }
  }

  async findByReference(lost: LostBooking): Promise<CourierBooking | null> {
    const answer = await this.wire.call('tracking', {
      operation: 'find',
      method: 'POST',
      path: '/track/v1/referencenumbers',
      body: fedexSearchRequest(lost, this.account.ACCOUNT),
      mark: lost.reference,
    })
    if (answer.status < 400)
      return readFedexFoundBooking(requireFedexOutput(answer.body, 'find'), lost)
    if (fedexFoundNothing(answer)) return null
    const failure = fedexErrorFrom(answer, 'find')
    // If FedEx refuses to search, that does not prove that it has no booking.
    throw failure instanceof CourierRefused
      ? new CourierUnresponsive(failure.theirWords ?? '')
      : failure
  }

  async trackMany(parcels: ParcelToTrack[]): Promise<Map<string, CarrierTracking>> {
    const [first] = parcels
    if (!first) return new Map()
    const trackingInfo = parcels.map(({ waybillNumber }) => ({
      trackingNumberInfo: { trackingNumber: waybillNumber },
    }))
    const answer = await this.wire.call('tracking', {
      operation: 'track',
      method: 'POST',
      path: '/track/v1/trackingnumbers',
      body: { includeDetailedScans: true, trackingInfo },
      mark: `track-${first.waybillNumber}`,
    })
    if (answer.status === 404 || fedexFoundNothing(answer)) return new Map()
    if (answer.status >= 400) throw fedexErrorFrom(answer, 'track')
    return parseFedexTracking(requireFedexOutput(answer.body, 'track'), parcels)
  }

  async void({ waybillNumber, senderCountryCode }: VoidRequest): Promise<VoidOutcome> {
    const answer = await this.wire.call('shipping', {
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
    return fedexVoidOutcome(answer, {
      operation: 'void',
      wordsIn: fedexVoidProblem,
      task: (theirWords) =>
        `FedEx did not cancel ${waybillNumber} ("${theirWords}"). Call FedEx and cancel it before anybody hands it over.`,
    })
  }

  private needsPaperInvoice({ receiver }: BookingRequest): boolean {
    return this.paperInvoiceCountries.has(receiver.countryCode)
  }

  private async createShipment(
    request: BookingRequest,
    electronicInvoice: UploadedFedexInvoice | null
  ): Promise<FedexOutput> {
    const answer = await this.wire.call('shipping', {
      operation: 'book',
      method: 'POST',
      path: '/ship/v1/shipments',
      body: fedexShipmentRequest(request, this.account.ACCOUNT, electronicInvoice),
      mark: request.reference,
      timeoutMs: 60_000,
    })
    if (answer.status >= 400) throw this.toBookingError(answer, request, electronicInvoice)
    const output = requireFedexOutput(answer.body, 'book')
    return output.jobId ? this.waitForResult(output.jobId, request) : output
  }

  /**
   * If FedEx clearly refused our electronic invoice, the next attempt sends none. If we do not know
   * whether FedEx booked, its remarks about the invoice prove nothing.
   */
  private toBookingError(
    answer: CarrierAnswer,
    { receiver }: BookingRequest,
    electronicInvoice: UploadedFedexInvoice | null
  ) {
    const trouble = fedexErrorFrom(answer, 'book')
    const isSilent =
      trouble instanceof CourierUnresponsive && !(trouble instanceof CourierUnavailable)
    if (!electronicInvoice || isSilent || !refusesElectronicInvoice(answer)) return trouble
    this.paperInvoiceCountries.add(receiver.countryCode)
    return new CourierUnavailable(
      'FedEx accepts no electronic documents on this route. The next attempt goes without them'
    )
  }

  /** Asks for the result of a booking that FedEx still works on. Throws if it stays unknown. */
  private async waitForResult(jobId: string, { reference }: BookingRequest): Promise<FedexOutput> {
    for (let look = 1; look <= MAX_RESULT_CHECKS; look++) {
      const output = await this.resultOf(jobId, reference)
      if (output?.transactionShipments?.length) return output
      if (look < MAX_RESULT_CHECKS)
        await setTimeout(this.options.lookEveryMs ?? RESULT_CHECK_INTERVAL_MS)
    }
    throw new CourierUnresponsive('FedEx has not finished the booking')
  }

  private async resultOf(jobId: string, mark: string): Promise<FedexOutput | null> {
    try {
      const { status, body } = await this.wire.call('shipping', {
        operation: 'label',
        method: 'POST',
        path: '/ship/v1/shipments/results',
        body: { accountNumber: { value: this.account.ACCOUNT }, jobId },
        mark,
      })
      return status < 400 ? requireFedexOutput(body, 'label') : null
    } catch (error) {
      if (!(error instanceof CourierUnavailable)) throw error
      throw new CourierUnresponsive(error.message)
    }
  }
}

import { type DateTime } from 'luxon'
import {
  CourierRefused,
  CourierSilent,
  type PickupBooking,
  type PickupDesk,
  type PickupRequest,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import type { AramexApi } from '#shipping/carriers/aramex/aramex_api'
import { notPast, weightOf } from '#shipping/carriers/aramex/aramex_booking'
import { addressOf, contactOf } from '#shipping/carriers/aramex/aramex_parties'
import { productOf } from '#shipping/carriers/aramex/aramex_products'
import { failureOf, notesOf, wordsOf } from '#shipping/carriers/aramex/aramex_refusals'
import { wcfDate } from '#shipping/carriers/aramex/aramex_values'
import { listOf, textOf, valuesOf } from '#shipping/carriers/wire/answers'
import { saysCancelledAlready } from '#shipping/carriers/wire/cancelled_already'
import { dayText } from '#shared/time/lagos_time'

const TIMEOUT_MS = 30_000

const NOT_ACCEPTED = 'Aramex did not accept this pickup. Our staff are looking into it.'

/** A pickup is called off by its GUID; people name it by its number. */
export class AramexPickups implements PickupDesk {
  constructor(private readonly api: AramexApi) {}

  async book(request: PickupRequest): Promise<PickupBooking> {
    const answer = await this.api.ask({
      operation: 'pickup',
      method: 'CreatePickup',
      reference: request.reference,
      body: { LabelInfo: null, Pickup: pickupOf(request) },
      timeoutMs: TIMEOUT_MS,
    })
    const made = valuesOf(answer.ProcessedPickup)
    const guid = textOf(made.GUID)
    const number = textOf(made.ID) || guid
    const notes = notesOf(answer, made, ...listOf(made.ProcessedShipments))
    if (number) return { number, handles: guid ? { guid } : {}, alerts: notes.map(oneLine) }
    if (answer.HasErrors || made.HasErrors) throw failureOf(notes, NOT_ACCEPTED)
    throw new CourierSilent('Aramex named no pickup')
  }

  async cancel({ number, handles, day }: PickupBooking & { day: DateTime }): Promise<VoidOutcome> {
    const task = `Call Aramex: pickup ${number} of ${dayText(day)} is not wanted any more.`
    if (!handles.guid) return { outcome: 'not_possible', task }
    const answer = await this.api.ask({
      operation: 'cancel_pickup',
      method: 'CancelPickup',
      reference: number,
      body: { PickupGUID: handles.guid, Comments: 'Cancelled by the sender' },
      timeoutMs: TIMEOUT_MS,
    })
    if (!answer.HasErrors) return { outcome: 'voided' }
    const notes = notesOf(answer)
    if (saysCancelledAlready(wordsOf(notes))) return { outcome: 'already' }
    const failure = failureOf(notes)
    if (!(failure instanceof CourierRefused)) throw failure
    return { outcome: 'not_possible', task: `${task} It says: ${wordsOf(notes)}` }
  }
}

function oneLine(note: { code: string; message: string }): string {
  return wordsOf([note])
}

function pickupOf(request: PickupRequest) {
  const ready = notPast(onThatDay(request, request.readyAt))
  const close = onThatDay(request, request.closeAt)
  if (close <= ready) {
    throw new CourierRefused('It is too late for this pickup. Please choose another day or hour.')
  }
  return {
    PickupAddress: addressOf(request.at, 'The address of the pickup'),
    PickupContact: contactOf(request.at),
    PickupLocation: 'Reception',
    PickupDate: wcfDate(ready),
    ReadyTime: wcfDate(ready),
    LastPickupTime: wcfDate(close),
    ClosingTime: wcfDate(close),
    Comments: request.note ?? '',
    Reference1: request.reference,
    Reference2: '',
    Vehicle: '',
    Shipments: [],
    PickupItems: itemsOf(request),
    Status: 'Ready',
    ExistingShipments: null,
    Branch: '',
    RouteCode: '',
    Dispatcher: 0,
  }
}

function onThatDay({ day }: PickupRequest, clock: string): DateTime {
  const [hour, minute] = clock.split(':').map(Number)
  return day
    .setZone('Africa/Lagos', { keepLocalTime: true })
    .set({ hour, minute, second: 0, millisecond: 0 })
}

/** One for each product. What weighs what of them is not known, so each package counts alike. */
function itemsOf({ parcels, packages, grams, at }: PickupRequest) {
  const kinds = Map.groupBy(parcels, ({ service, destinationCountryCode }) => {
    const isDomestic = destinationCountryCode === at.countryCode
    return JSON.stringify(productOf(service, { isDomestic }))
  })
  return [...kinds].map(([product, those], position) => {
    const pieces = those.length + (position === 0 ? packages - parcels.length : 0)
    return {
      ...(JSON.parse(product) as ReturnType<typeof productOf>),
      NumberOfShipments: those.length,
      PackageType: 'Box',
      Payment: 'P',
      ShipmentWeight: weightOf(Math.round((grams * pieces) / packages)),
      ShipmentVolume: null,
      NumberOfPieces: pieces,
      CashAmount: null,
      ExtraCharges: null,
      ShipmentDimensions: { Length: 0, Width: 0, Height: 0, Unit: '' },
      Comments: '',
    }
  })
}

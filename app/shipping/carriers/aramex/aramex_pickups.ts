import { type DateTime } from 'luxon'
import {
  CourierRefused,
  CourierUnresponsive,
  type PickupBooking,
  type PickupService,
  type PickupRequest,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import type { AramexApi } from '#shipping/carriers/aramex/aramex_api'
import { aramexReadyTime, aramexWeight } from '#shipping/carriers/aramex/aramex_booking'
import { aramexAddress, aramexContact } from '#shipping/carriers/aramex/aramex_parties'
import { aramexProduct, formatWcfDate } from '#shipping/carriers/aramex/aramex_values'
import {
  aramexErrorFrom,
  aramexNotifications,
  aramexMessage,
} from '#shipping/carriers/aramex/aramex_errors'
import { toJsonObjects, toText, toJsonObject } from '#shipping/carriers/wire/json_values'
import { saysAlreadyCancelled } from '#shipping/carriers/wire/already_cancelled'
import { formatWeekdayDate } from '#shared/time/lagos_time'
import { pickupMoment } from '#shipping/carriers/wire/pickup_moment'

const NOT_ACCEPTED = 'Aramex did not accept this pickup. Our staff are looking into it.'

/** We cancel a pickup by its GUID. On the telephone, Aramex knows it by its number. */
export class AramexPickups implements PickupService {
  constructor(private readonly api: AramexApi) {}

  async book(request: PickupRequest): Promise<PickupBooking> {
    const answer = await this.api.query({
      operation: 'pickup',
      method: 'CreatePickup',
      reference: request.reference,
      body: { LabelInfo: null, Pickup: pickupOf(request) },
    })
    const createdPickup = toJsonObject(answer.ProcessedPickup)
    const guid = toText(createdPickup.GUID)
    const number = toText(createdPickup.ID) || guid
    const notes = aramexNotifications(
      answer,
      createdPickup,
      ...toJsonObjects(createdPickup.ProcessedShipments)
    )
    if (number)
      return { number, handles: guid ? { guid } : {}, alerts: notes.map(notificationText) }
    if (answer.HasErrors || createdPickup.HasErrors) throw aramexErrorFrom(notes, NOT_ACCEPTED)
    throw new CourierUnresponsive('Aramex sent no pickup number')
  }

  async cancel({ number, handles, day }: PickupBooking & { day: DateTime }): Promise<VoidOutcome> {
    const task = `Call Aramex and cancel pickup ${number} of ${formatWeekdayDate(day)}.`
    if (!handles.guid) return { outcome: 'not_possible', task }
    const answer = await this.api.query({
      operation: 'cancel_pickup',
      method: 'CancelPickup',
      reference: number,
      body: { PickupGUID: handles.guid, Comments: 'Cancelled by the sender' },
    })
    if (!answer.HasErrors) return { outcome: 'voided' }
    const notes = aramexNotifications(answer)
    if (saysAlreadyCancelled(aramexMessage(notes))) return { outcome: 'already' }
    const failure = aramexErrorFrom(notes)
    if (!(failure instanceof CourierRefused)) throw failure
    return { outcome: 'not_possible', task: `${task} Aramex says: ${aramexMessage(notes)}` }
  }
}

function notificationText(note: { code: string; message: string }): string {
  return aramexMessage([note])
}

function pickupOf(request: PickupRequest) {
  const ready = aramexReadyTime(pickupMoment(request, request.readyAt))
  const close = pickupMoment(request, request.closeAt)
  if (close <= ready) {
    throw new CourierRefused('It is too late for this pickup. Please choose another day or hour.')
  }
  return {
    PickupAddress: aramexAddress(request.at, 'The address of the pickup'),
    PickupContact: aramexContact(request.at),
    PickupLocation: 'Reception',
    PickupDate: formatWcfDate(ready),
    ReadyTime: formatWcfDate(ready),
    LastPickupTime: formatWcfDate(close),
    ClosingTime: formatWcfDate(close),
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

/** One pickup item per product. We know only the total weight, so packages get equal parts. */
function itemsOf({ parcels, packages, grams, at }: PickupRequest) {
  const kinds = Map.groupBy(parcels, ({ service, destinationCountryCode }) => {
    const isDomestic = destinationCountryCode === at.countryCode
    return JSON.stringify(aramexProduct(service, { isDomestic }))
  })
  return [...kinds].map(([product, those], position) => {
    const pieces = those.length + (position === 0 ? packages - parcels.length : 0)
    return {
      ...(JSON.parse(product) as ReturnType<typeof aramexProduct>),
      NumberOfShipments: those.length,
      PackageType: 'Box',
      Payment: 'P',
      ShipmentWeight: aramexWeight(Math.round((grams * pieces) / packages)),
      ShipmentVolume: null,
      NumberOfPieces: pieces,
      CashAmount: null,
      ExtraCharges: null,
      ShipmentDimensions: { Length: 0, Width: 0, Height: 0, Unit: '' },
      Comments: '',
    }
  })
}

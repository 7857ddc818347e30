import { DomainError } from '#shared/errors/domain_error'
import type Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentStatus } from '#shipping/shipment/moving'

/** Somebody was quicker, or it is not so far; nothing was changed. */
class NotNow extends DomainError {
  constructor(sentence: string) {
    super('E_CONFLICT', sentence)
  }
}

type Sentences = Partial<Record<ShipmentStatus, (shipment: Shipment) => string>>

const booked = ({ waybillNumber }: Shipment) =>
  `This parcel is already booked, with waybill ${waybillNumber}.`

const voided = () =>
  'This parcel was voided and refunded. If you have booked it with the courier, cancel it there.'

const NOT_TO_BOOK: Sentences = {
  BOOKED: booked,
  COURIER_ASSIGNED: booked,
  DELIVERED: booked,
  VOIDED: voided,
  PENDING_ISSUE: () => 'This parcel was refused. Retry it first, then book it.',
}

const NOT_UNDERWAY: Sentences = {
  PENDING: () => 'This parcel has no waybill yet. Book it first.',
  PENDING_ISSUE: () => 'This parcel was refused. Book it before you add events.',
  DELIVERED: () => 'This parcel is marked as delivered. If that is wrong, withdraw it first.',
  VOIDED: () => 'This parcel was voided. You cannot add more events.',
}

/** Throws NotNow for one that does not wait for its waybill. */
export function requireToBook(shipment: Shipment) {
  if (shipment.status !== 'PENDING') refuse(shipment, NOT_TO_BOOK)
}

/** Throws NotNow for one that is not on its way. */
export function requireUnderway(shipment: Shipment) {
  if (shipment.status !== 'BOOKED' && shipment.status !== 'COURIER_ASSIGNED') {
    refuse(shipment, NOT_UNDERWAY)
  }
}

/** What was voided stays as it was told. Throws NotNow. */
export function requireNotVoided(shipment: Shipment) {
  if (shipment.status === 'VOIDED') refuse(shipment, NOT_UNDERWAY)
}

/** A label belongs to what waits for its waybill or is on its way. Throws NotNow. */
export function requireLabelled(shipment: Shipment) {
  if (shipment.status !== 'PENDING') requireUnderway(shipment)
}

function refuse(shipment: Shipment, sentences: Sentences): never {
  const { status } = shipment
  const words = status.toLowerCase().replaceAll('_', ' ')
  throw new NotNow(sentences[status]?.(shipment) ?? `This parcel is ${words}.`)
}

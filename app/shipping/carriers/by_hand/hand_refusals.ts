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
  `This parcel is booked already, with waybill ${waybillNumber}.`

const voided = () =>
  'This parcel was voided and its price given back. Cancel with the courier what you have booked there.'

const NOT_TO_BOOK: Sentences = {
  BOOKED: booked,
  COURIER_ASSIGNED: booked,
  DELIVERED: booked,
  VOIDED: voided,
  PENDING_ISSUE: () =>
    'This parcel was refused. Retry it first, and it stands among those to book again.',
}

const NOT_UNDERWAY: Sentences = {
  PENDING: () => 'This parcel has no waybill yet. Book it first.',
  PENDING_ISSUE: () => 'This parcel was refused. Nothing happens to it before it is booked.',
  DELIVERED: () => 'This parcel is delivered. Withdraw that first if it is not so.',
  VOIDED: () => 'This parcel was voided. Its tracking takes no more events.',
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

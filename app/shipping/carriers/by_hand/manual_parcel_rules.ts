import { DomainError } from '#shared/errors/domain_error'
import type Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'

class ManualParcelConflict extends DomainError {
  constructor(sentence: string) {
    super('E_CONFLICT', sentence)
  }
}

type StatusMessages = Partial<Record<ShipmentStatus, (shipment: Shipment) => string>>

const bookedMessage = ({ waybillNumber }: Shipment) =>
  `This parcel is already booked, with waybill ${waybillNumber}.`

const voidedMessage = () =>
  'This parcel was voided and refunded. If you have booked it with the courier, cancel it there.'

const NOT_TO_BOOK: StatusMessages = {
  BOOKED: bookedMessage,
  COURIER_ASSIGNED: bookedMessage,
  DELIVERED: bookedMessage,
  VOIDED: voidedMessage,
  PENDING_ISSUE: () => 'This parcel was refused. Retry it first, then book it.',
}

const NOT_UNDERWAY: StatusMessages = {
  PENDING: () => 'This parcel has no waybill yet. Book it first.',
  PENDING_ISSUE: () => 'This parcel was refused. Book it before you add events.',
  DELIVERED: () => 'This parcel is marked as delivered. If that is wrong, withdraw it first.',
  VOIDED: () => 'This parcel was voided. You cannot add more events.',
}

/** Throws ManualParcelConflict. */
export function requireBookable(shipment: Shipment) {
  if (shipment.status !== 'PENDING') throwConflict(shipment, NOT_TO_BOOK)
}

/** Throws ManualParcelConflict. */
export function requireOnItsWay(shipment: Shipment) {
  if (shipment.status !== 'BOOKED' && shipment.status !== 'COURIER_ASSIGNED') {
    throwConflict(shipment, NOT_UNDERWAY)
  }
}

/** The history of a voided shipment must not change. Throws ManualParcelConflict. */
export function requireNotVoided(shipment: Shipment) {
  if (shipment.status === 'VOIDED') throwConflict(shipment, NOT_UNDERWAY)
}

/** Throws ManualParcelConflict. */
export function requireLabelAllowed(shipment: Shipment) {
  if (shipment.status !== 'PENDING') requireOnItsWay(shipment)
}

function throwConflict(shipment: Shipment, sentences: StatusMessages): never {
  const { status } = shipment
  const words = status.toLowerCase().replaceAll('_', ' ')
  throw new ManualParcelConflict(sentences[status]?.(shipment) ?? `This parcel is ${words}.`)
}

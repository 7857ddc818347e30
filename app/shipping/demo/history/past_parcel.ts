import type { DateTime } from 'luxon'
import type { SeededRandom } from '#shipping/demo/history/seeded_random'
import type { DemoShop } from '#shipping/demo/history/demo_shops'
import {
  FOREIGN_TOWNS,
  type DemoTown,
  IKEJA_TOWN,
  LONDON_TOWN,
  NIGERIAN_TOWNS,
} from '#shipping/demo/history/demo_towns'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'

export interface DemoParty {
  town: DemoTown
  person: DemoTown['people'][number]
}

export interface PastParcel {
  bookedAt: DateTime
  from: DemoParty
  to: DemoParty
  goods: DemoShop['goods'][number]
  quantity: number
  kg: number
  pickup: boolean
  /** A random number from 0 to 1 that selects one of the couriers on the route. */
  courierDraw: number
  outcome: 'delivered' | 'missed' | 'returned' | 'canceled' | 'voided'
  trackingNumber: number
  reference: string
  /** When the sandbox courier accepts the order. */
  acceptedAt: DateTime
  /** Time between two steps of the sandbox courier. */
  paceSeconds: number
}

/**
 * With these paces, in hours, and an acceptance in the morning, the sandbox courier picks up and
 * delivers by day. Returns and second deliveries need the slow one.
 */
const PACES = { fast: 6, slow: 24 }
const SLOW_SHARE = 0.12

/** Crockford's alphabet, as in real references. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function createPastParcel(
  shop: DemoShop,
  bookedAt: DateTime,
  chance: SeededRandom
): PastParcel {
  const way = chance.next() * 10
  const isImport = way < shop.imports
  const isExport = !isImport && way < shop.imports + shop.abroad
  const there = randomParty(
    chance.oneOf(isImport ? [LONDON_TOWN] : isExport ? FOREIGN_TOWNS : NIGERIAN_TOWNS),
    chance
  )
  const here = { town: IKEJA_TOWN, person: { ...shop.at, fullname: '' } }
  const goods = chance.oneOf(isImport || isExport ? shop.exported : shop.goods)
  const outcome = drawOutcome(chance.next())
  const isSlow = ['missed', 'returned'].includes(outcome) || chance.next() < SLOW_SHARE
  return {
    bookedAt,
    acceptedAt: nextMorning(bookedAt),
    ...(isImport ? { from: there, to: here } : { from: here, to: there }),
    goods,
    quantity: Math.ceil(chance.between(0, 4)),
    kg: chance.oneOf(goods.kg),
    pickup: chance.next() < 0.7,
    courierDraw: chance.next(),
    outcome,
    trackingNumber: Number(['4', ...chance.digits(11)].join('')),
    reference: `SND${Array.from({ length: 10 }, () => chance.oneOf([...LETTERS])).join('')}`,
    paceSeconds: (isSlow ? PACES.slow : PACES.fast) * 3600,
  }
}

/** From 8 to 11 on the next day but Sunday. Parcels are accepted in the order of booking. */
function nextMorning(bookedAt: DateTime): DateTime {
  const next = bookedAt.startOf('day').plus({ days: bookedAt.weekday === 6 ? 2 : 1 })
  const share = bookedAt.diff(bookedAt.startOf('day'), 'days').days
  return next.plus({ minutes: Math.round(8 * 60 + share * 3 * 60) })
}

function randomParty(town: DemoTown, chance: SeededRandom): DemoParty {
  return { town, person: chance.oneOf(town.people) }
}

function drawOutcome(draw: number): PastParcel['outcome'] {
  if (draw < 0.025) return 'canceled'
  if (draw < 0.045) return 'voided'
  if (draw < 0.055) return 'returned'
  return draw < 0.1 ? 'missed' : 'delivered'
}

/** Transitions of a shipment, each with the minutes since the previous one. */
export const STATUS_PATHS: Record<'paid' | 'canceled' | 'voided', [ShipmentStatus, number][]> = {
  paid: [
    ['AWAITING_PAYMENT_CONFIRMATION', 0],
    ['PENDING', 4],
    ['BOOKED', 1],
  ],
  canceled: [
    ['AWAITING_PAYMENT_CONFIRMATION', 0],
    ['CANCELED', 95],
  ],
  voided: [
    ['AWAITING_PAYMENT_CONFIRMATION', 0],
    ['PENDING', 4],
    ['BOOKED', 1],
    ['VOIDED', 170],
  ],
}

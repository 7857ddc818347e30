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
  /** Time between two steps of the sandbox courier. */
  paceSeconds: number
}

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
  return {
    bookedAt,
    ...(isImport ? { from: there, to: here } : { from: here, to: there }),
    goods,
    quantity: Math.ceil(chance.between(0, 4)),
    kg: chance.oneOf(goods.kg),
    pickup: chance.next() < 0.7,
    courierDraw: chance.next(),
    outcome: drawOutcome(chance.next()),
    trackingNumber: Number(['4', ...chance.digits(11)].join('')),
    reference: `SND${Array.from({ length: 10 }, () => chance.oneOf([...LETTERS])).join('')}`,
    paceSeconds: Math.round(chance.between(7, 13) * 3600),
  }
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

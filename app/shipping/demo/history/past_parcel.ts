import type { DateTime } from 'luxon'
import type { Chance } from '#shipping/demo/history/chance'
import type { DemoShop } from '#shipping/demo/history/shops'
import { ABROAD, type DemoTown, IKEJA, LONDON, NIGERIA } from '#shipping/demo/history/places'
import type { ShipmentStatus } from '#shipping/shipment/moving'

/** Somebody at one end of a parcel's way. */
export interface DemoParty {
  town: DemoTown
  person: DemoTown['people'][number]
}

/** What came to pass with a parcel of the last six months. */
export interface PastParcel {
  bookedAt: DateTime
  from: DemoParty
  to: DemoParty
  goods: DemoShop['goods'][number]
  quantity: number
  kg: number
  pickup: boolean
  /** Chooses among the couriers that serve the way. */
  courierDraw: number
  outcome: 'delivered' | 'missed' | 'returned' | 'canceled' | 'voided'
  trackingNumber: number
  reference: string
  /** Between two steps of the courier. */
  paceSeconds: number
}

/** Without the letters that look like digits, as real references. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function pastParcel(shop: DemoShop, bookedAt: DateTime, chance: Chance): PastParcel {
  const way = chance.next() * 10
  const isImport = way < shop.imports
  const isExport = !isImport && way < shop.imports + shop.abroad
  const there = partyIn(chance.oneOf(isImport ? [LONDON] : isExport ? ABROAD : NIGERIA), chance)
  const here = { town: IKEJA, person: { ...shop.at, fullname: '' } }
  const goods = chance.oneOf(isImport || isExport ? shop.exported : shop.goods)
  return {
    bookedAt,
    ...(isImport ? { from: there, to: here } : { from: here, to: there }),
    goods,
    quantity: Math.ceil(chance.between(0, 4)),
    kg: chance.oneOf(goods.kg),
    pickup: chance.next() < 0.7,
    courierDraw: chance.next(),
    outcome: outcomeOf(chance.next()),
    trackingNumber: Number(['4', ...chance.digits(11)].join('')),
    reference: `SND${Array.from({ length: 10 }, () => chance.oneOf([...LETTERS])).join('')}`,
    paceSeconds: Math.round(chance.between(7, 13) * 3600),
  }
}

function partyIn(town: DemoTown, chance: Chance): DemoParty {
  return { town, person: chance.oneOf(town.people) }
}

function outcomeOf(draw: number): PastParcel['outcome'] {
  if (draw < 0.025) return 'canceled'
  if (draw < 0.045) return 'voided'
  if (draw < 0.055) return 'returned'
  return draw < 0.1 ? 'missed' : 'delivered'
}

/** The moves of a shipment up to where it stands, each with the time since the one before, in minutes. */
export const MOVES: Record<'paid' | 'canceled' | 'voided', [ShipmentStatus, number][]> = {
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

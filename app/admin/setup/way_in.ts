import db from '@adonisjs/lucid/services/db'
import brand from '#config/brand'
import { rowsOf } from '#shared/database/rows'
import { environmentBrand } from '#shared/brand/brand'
import { carriedBy } from '#shipping/pricing/carriage'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import Courier from '#shipping/pricing/models/courier'

/** What an operator does before the first customer, and how far they are. */
export interface Step {
  key: 'brand' | 'couriers' | 'tariff' | 'price' | 'booking'
  done: boolean
}

/** Quotes expire, so a price that led to a booking counts as well. */
const HELD = `select
  exists (select from shipping_rates) as tariff,
  exists (select from quotes where organization_id > 0)
    or exists (select from shipments where organization_id > 0) as price,
  exists (select from shipments where organization_id > 0) as booking`

export async function wayIn(): Promise<Step[]> {
  const [held] = await rowsOf<Record<'tariff' | 'price' | 'booking', boolean>>(db, HELD)
  const couriers = await offeredCouriers()
  const done = { brand: isBrandNamed(), couriers: couriers.length > 0, ...held! }
  const keys = ['brand', 'couriers', 'tariff', 'price', 'booking'] as const
  return keys.map((key) => ({ key, done: done[key] }))
}

/** By the environment or by staff. */
export function isBrandNamed(): boolean {
  return brand.name !== environmentBrand({ ...process.env, BRAND_NAME: '' }).name
}

/** Those that serve something, and that somebody carries for. */
export async function offeredCouriers(): Promise<Courier[]> {
  const couriers = await Courier.query().orderBy('name')
  return couriers.filter(
    (courier) =>
      (courier.servesDomestic || courier.servesExport || courier.servesImport) &&
      carriedBy(courier) !== null
  )
}

const BY_ACCOUNT = (names: string) => `We book ${names} through our own account.`

const WORDS: Record<CourierDriverName, (names: string) => string> = {
  ...{ dhl: BY_ACCOUNT, fedex: BY_ACCOUNT, ups: BY_ACCOUNT, aramex: BY_ACCOUNT },
  sandbox: (names) => `The sandbox stands in for ${names}: no parcel moves.`,
  manual: (names) => `Staff book ${names} by hand.`,
}

/** Who carries for each of them. */
export function carriersInWords(couriers: Courier[]): string {
  const namesOf = (ones: Courier[]) =>
    new Intl.ListFormat('en-GB').format(ones.map(({ name }) => name))
  return Object.entries(Object.groupBy(couriers, (one) => carriedBy(one)!))
    .map(([carrier, ones]) => WORDS[carrier as CourierDriverName](namesOf(ones!)))
    .join(' ')
}

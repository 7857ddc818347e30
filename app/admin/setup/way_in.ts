import db from '@adonisjs/lucid/services/db'
import brand from '#config/brand'
import { rowsOf } from '#shared/database/rows'
import { environmentBrand } from '#shared/brand/brand'

/** What an operator does before the first customer, and how far they are. */
export interface Step {
  key: 'brand' | 'couriers' | 'tariff' | 'price' | 'booking'
  done: boolean
}

/** Quotes expire, so a price that led to a booking counts as well. */
const HELD = `select
  exists (select from couriers where serves_domestic or serves_export or serves_import) as couriers,
  exists (select from shipping_rates) as tariff,
  exists (select from quotes) or exists (select from shipments) as price,
  exists (select from shipments) as booking`

export async function wayIn(): Promise<Step[]> {
  const [held] = await rowsOf<Record<Exclude<Step['key'], 'brand'>, boolean>>(db, HELD)
  return [{ key: 'brand', done: isBrandNamed() }, ...stepsOf(held!)]
}

function stepsOf(held: Record<Exclude<Step['key'], 'brand'>, boolean>): Step[] {
  const keys = ['couriers', 'tariff', 'price', 'booking'] as const
  return keys.map((key) => ({ key, done: held[key] }))
}

/** By the environment or by staff. */
export function isBrandNamed(): boolean {
  return brand.name !== environmentBrand({ ...process.env, BRAND_NAME: '' }).name
}

/** Those that serve something, by name. */
export async function activeCouriers(): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    `select name from couriers where serves_domestic or serves_export or serves_import order by name`
  )
  return rows.map(({ name }) => name)
}

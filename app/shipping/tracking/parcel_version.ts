import db from '@adonisjs/lucid/services/db'
import { VERSIONS } from '#shared/database/data_versions'
import { type Prepared, prepared } from '#shared/database/prepared'

/** A row as it stands: whoever changes it moves it, and no other transaction has its number. */
const mark = (table: string) => `concat_ws(' ', ${table}.xmin, ${table}.ctid)`

const marksOf = (table: string) => `(select string_agg(${mark(table)}, ',' order by ${table}.id)
  from ${table} where ${table}.shipment_id = shipments.id)`

/** Of all rows of `shipments` that its tracking reads: another text when one of them was changed, added or taken away. */
export const PARCEL_VERSION = `concat_ws('/', ${mark('shipments')},
  ${marksOf('shipment_addresses')}, (select ${mark('points')} from shipment_access_points points
    where points.shipment_id = shipments.id),
  ${marksOf('shipment_packages')}, ${marksOf('tracking_events')})`

/** With what else a page names: its couriers, countries and states. */
const PARCELS: Prepared = {
  name: 'parcel_versions',
  sql: `select tracking_number::text as number, concat_ws(' ', ${PARCEL_VERSION}, ${VERSIONS}) as version
    from shipments where tracking_number = any(:numbers)`,
}

type Versions = Map<string, string>

let last: Promise<unknown> = Promise.resolve()
let next: { numbers: Set<number>; answer: Promise<Versions> } | null = null

/**
 * What tells whether anything that is said of a parcel has changed, as it is once this is asked, never as it was
 * before; null for one that is not there. Those who ask while a statement is under way share the one after it.
 */
export async function parcelVersion(trackingNumber: number): Promise<string | null> {
  next ??= open()
  next.numbers.add(trackingNumber)
  const versions = await next.answer
  return versions.get(String(trackingNumber)) ?? null
}

function open() {
  const numbers = new Set<number>()
  const answer = last.then(() => {
    next = null
    const reading = read([...numbers])
    last = reading.catch(() => {})
    return reading
  })
  return { numbers, answer }
}

async function read(numbers: number[]): Promise<Versions> {
  const rows = await prepared<{ number: string; version: string }>(db.connection(), PARCELS, {
    numbers,
  })
  return new Map(rows.map(({ number, version }) => [number, version]))
}

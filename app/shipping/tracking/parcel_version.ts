import db from '@adonisjs/lucid/services/db'
import { SELECT_VERSIONS } from '#shared/database/data_versions'
import { type Prepared, prepared } from '#shared/database/prepared'

/** A row as it stands: whoever changes it moves it, and no other transaction has its number. */
const rowMark = (table: string) => `concat_ws(' ', ${table}.xmin, ${table}.ctid)`

const rowMarks = (table: string) => `(select string_agg(${rowMark(table)}, ',' order by ${table}.id)
  from ${table} where ${table}.shipment_id = shipments.id)`

/** Of all rows of `shipments` that its tracking reads: another text when one of them was changed, added or taken away. */
export const PARCEL_VERSION = `concat_ws('/', ${rowMark('shipments')},
  ${rowMarks('shipment_addresses')}, (select ${rowMark('points')} from shipment_access_points points
    where points.shipment_id = shipments.id),
  ${rowMarks('shipment_packages')}, ${rowMarks('tracking_events')})`

/** With what else a page names: its couriers, countries and states. */
const PARCELS: Prepared = {
  name: 'parcel_versions',
  sql: `select tracking_number::text as number, concat_ws(' ', ${PARCEL_VERSION}, ${SELECT_VERSIONS}) as version
    from shipments where tracking_number = any(:numbers)`,
}

type Versions = Map<string, string>

let lastRead: Promise<unknown> = Promise.resolve()
let nextRead: { numbers: Set<number>; answer: Promise<Versions> } | null = null

/**
 * What tells whether anything that is said of a parcel has changed, as it is once this is asked, never as it was
 * before; null for one that is not there. Those who ask while a statement is under way share the one after it.
 */
export async function loadParcelVersion(trackingNumber: number): Promise<string | null> {
  nextRead ??= openBatch()
  nextRead.numbers.add(trackingNumber)
  const versions = await nextRead.answer
  return versions.get(String(trackingNumber)) ?? null
}

function openBatch() {
  const numbers = new Set<number>()
  const answer = lastRead.then(() => {
    nextRead = null
    const reading = readVersions([...numbers])
    lastRead = reading.catch(() => {})
    return reading
  })
  return { numbers, answer }
}

async function readVersions(numbers: number[]): Promise<Versions> {
  const rows = await prepared<{ number: string; version: string }>(db.connection(), PARCELS, {
    numbers,
  })
  return new Map(rows.map(({ number, version }) => [number, version]))
}

import db from '@adonisjs/lucid/services/db'
import { SELECT_VERSIONS } from '#shared/database/data_versions'
import { type Prepared, prepared } from '#shared/database/prepared'

/** Identifies a row's version: no two transactions write a row with the same xmin. */
const rowMark = (table: string) => `concat_ws(' ', ${table}.xmin, ${table}.ctid)`

const rowMarks = (table: string) => `(select string_agg(${rowMark(table)}, ',' order by ${table}.id)
  from ${table} where ${table}.shipment_id = shipments.id)`

/** Changes when a row that the tracking reads is changed, added or deleted. */
export const PARCEL_VERSION = `concat_ws('/', ${rowMark('shipments')},
  ${rowMarks('shipment_addresses')}, (select ${rowMark('points')} from shipment_access_points points
    where points.shipment_id = shipments.id),
  ${rowMarks('shipment_packages')}, ${rowMarks('tracking_events')})`

/** The version also covers the couriers, countries and states that the page names. */
const PARCELS: Prepared = {
  name: 'parcel_versions',
  sql: `select tracking_number::text as number, concat_ws(' ', ${PARCEL_VERSION}, ${SELECT_VERSIONS}) as version
    from shipments where tracking_number = any(:numbers)`,
}

type Versions = Map<string, string>

let lastRead: Promise<unknown> = Promise.resolve()
let nextRead: { numbers: Set<number>; answer: Promise<Versions> } | null = null

/**
 * Null for an unknown parcel. Never older than the call: calls that arrive while a query runs share
 * the next query.
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

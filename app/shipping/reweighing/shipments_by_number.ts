import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'

/**
 * For each number the shipments that it names: by the waybill of the shipment or of one of its packages, or by the
 * tracking number. Two couriers may give out the same waybill. Spaces and case are as couriers print them.
 */
export async function shipmentsByNumber(numbers: readonly string[]): Promise<number[][]> {
  const plain = numbers.map((number) => number.replaceAll(/\s/g, '').toUpperCase())
  const rows = await rowsOf<{ number: string; id: number }>(
    db,
    `select waybill_number as number, id::float8 from shipments
       where waybill_number = any(:plain::text[])
     union select waybill_number, shipment_id::float8 from shipment_packages
       where waybill_number = any(:plain::text[])
     union select tracking_number::text, id::float8 from shipments
       where tracking_number = any(:tracking::bigint[])`,
    { plain, tracking: plain.filter((number) => /^\d{12}$/.test(number)) }
  )
  const found = Map.groupBy(rows, ({ number }) => number)
  return plain.map((number) => (found.get(number) ?? []).map(({ id }) => id))
}

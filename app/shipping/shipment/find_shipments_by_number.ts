import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

/**
 * Finds shipments by tracking number, or else by the waybill of the shipment or of a package,
 * newest first. May find several: couriers reuse waybill numbers. Never finds test shipments.
 */
export async function findShipmentsByNumber(numbers: readonly string[]): Promise<number[][]> {
  const plain = numbers.map((number) => number.replaceAll(/\s/g, '').toUpperCase())
  const rows = await queryRows<{ number: string; id: number }>(
    db,
    `select number, id from (
       select tracking_number::text as number, id, 1 as place from shipments
         where tracking_number = any(:tracking::bigint[]) and organization_id > 0
       union all select waybill_number, id, 2 from shipments
         where waybill_number = any(:plain::text[]) and organization_id > 0
       union all select shipment_packages.waybill_number, shipment_id, 2
         from shipment_packages join shipments on shipments.id = shipment_id
         where shipment_packages.waybill_number = any(:plain::text[]) and organization_id > 0
     ) as named group by number, id order by min(place), id desc`,
    { plain, tracking: plain.filter((number) => /^\d{12}$/.test(number)) }
  )
  const found = Map.groupBy(rows, ({ number }) => number)
  return plain.map((number) => (found.get(number) ?? []).map(({ id }) => id))
}

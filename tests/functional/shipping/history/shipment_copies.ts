import db from '@adonisjs/lucid/services/db'

/** Copies a shipment thousands of times without involving the courier. */
export async function copyShipment(id: number, copies: number) {
  const { rows } = await db.rawQuery<{ rows: { column_name: string }[] }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = 'shipments'
       and column_name not in ('id', 'transaction_reference', 'tracking_number', 'waybill_number')`
  )
  const columns = rows.map(({ column_name: name }) => name).join(', ')
  await db.rawQuery(
    `insert into shipments (transaction_reference, tracking_number, ${columns})
     select 'COPY' || n, 500000000000 + (n * 7919) % 100003, ${columns}
     from shipments, generate_series(1, ?) n where id = ?`,
    [copies, id]
  )
  await db.rawQuery(
    `insert into shipment_addresses (shipment_id, side, fullname, phone_number, email, address, country_code, state_key)
     select copy.id, side, fullname, phone_number, email, address, country_code, state_key
     from shipment_addresses, shipments copy
     where shipment_id = ? and copy.transaction_reference like 'COPY%'`,
    [id]
  )
}

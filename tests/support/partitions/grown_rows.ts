import db from '@adonisjs/lucid/services/db'
import type { EarlierDatabase } from '#tests/support/partitions/earlier_database'
import { makeShipment } from '#tests/support/shipment_rows'

export const GROWN_ROWS: Record<string, number> = {
  audit_entries: 5,
  ledger_entries: 6,
  receiver_notifications: 4,
  tracking_events: 24,
}

/** Returns sample rows: creates them in the test database, reads them, and rolls back. */
async function models(): Promise<Record<string, unknown>> {
  const trx = await db.beginGlobalTransaction()
  try {
    const { id, userId, organizationId, courierCode } = await makeShipment()
    const row = async (table: string, key: string, value: string | number) => {
      const sql = `select to_jsonb(t) as row from ${table} as t where ${key} = ?`
      const { rows } = await trx.rawQuery(sql, [value])
      return rows[0].row
    }
    return {
      countries: await row('countries', 'code', 'NG'),
      users: { ...(await row('users', 'id', userId)), id: 1 },
      organizations: await row('organizations', 'id', organizationId),
      couriers: await row('couriers', 'code', courierCode),
      shipments: { ...(await row('shipments', 'id', id)), user_id: 1 },
    }
  } finally {
    await db.rollbackGlobalTransaction()
  }
}

/** Inserts twelve shipments with tracking events, payments, changes and notifications. */
export async function insertGrownRows(database: EarlierDatabase) {
  const { shipments, ...single } = await models()
  const literal = (row: unknown) => `'${JSON.stringify(row).replaceAll(`'`, `''`)}'`
  const copies = Object.entries(single).map(
    ([table, row]) =>
      `insert into ${table} select * from jsonb_populate_record(null::${table}, ${literal(row)})
        on conflict do nothing`
  )
  await database.query(`${copies.join(';')};
    insert into shipments select copy.* from generate_series(1, 12) as number,
      jsonb_populate_record(null::shipments, ${literal(shipments)} || jsonb_build_object('id', number,
        'waybill_number', null, 'tracking_number', 100000000000 + number, 'transaction_reference', 'R' || number)) as copy;
    select setval('shipments_id_seq', 12);
    insert into tracking_events (shipment_id, source, source_id, code, text, occurred_at, signed_by)
      select parcel, 'dhl', 'e' || event, 'IN_TRANSIT', 'On its way', now() - interval '9 days', 'Ada Obi'
      from generate_series(1, 12) as parcel, generate_series(1, 2) as event;
    insert into import_pushes (shipment_id, status_id, country_code, tracking_event_id, pushed_by)
      select shipment_id, 2, 'NG', id, 1 from tracking_events where id < 4;
    insert into receiver_notifications (organization_id, shipment_id, event, channel)
      select 2, parcel, 'booked', 'email' from generate_series(1, 4) as parcel;
    insert into audit_entries (actor_id, action, subject_kind, subject_id, before)
      select 1, 'zone.update', 'zone', number, '{"name": "Old"}' from generate_series(1, 5) as number;
    insert into ledger_transfers (kind, reference) select 'demo_funding', number from generate_series(1, 3) as number;
    insert into ledger_entries (transfer_id, account_id, amount_kobo, balance_after_kobo)
      select number, 1 + side, 500 - 1000 * side, 0 from generate_series(1, 3) as number, generate_series(0, 1) as side`)
}

export async function insertParcel(database: EarlierDatabase, id: number) {
  await database.query(`select setval('shipments_id_seq', ${id});
    insert into shipments select copy.* from shipments as model, jsonb_populate_record(model, jsonb_build_object(
      'id', ${id}, 'waybill_number', null, 'tracking_number', 100000000000 + ${id}, 'transaction_reference', 'R${id}')) as copy
    where model.id = 1`)
}

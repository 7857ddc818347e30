import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { createHomeCaller } from '#identity/sessions/create_caller'
import Wallet from '#wallet/balances/wallet'
import { payShipment } from '#shipping/billing/pay_shipment'
import { perSecond, type Pair } from '#tests/bench/measurement'
import { BaselineLedger } from '#tests/bench/baseline_ledger'
import { person } from '#tests/support/people'
import { makeShipment } from '#tests/support/shipment_rows'
import { putMoney } from '#tests/support/money/wallet_rows'

const WALLETS = 200
const PAYMENTS = 1000
const AT_ONCE = 8
const PRICE_NAIRA = 100

type Due = { caller: Caller; reference: string }

/** Wallet payments per second by `payShipment`, compared with five plain SQL statements each. */
export async function walletPayments(wallets: 'many' | 'one'): Promise<Pair> {
  const payers = await makePayers(wallets === 'many' ? WALLETS : 1)
  const plain = await BaselineLedger.open(payers.length)
  const turns = Array.from({ length: PAYMENTS }, (_, turn) => turn % payers.length)
  return {
    async ours() {
      const due = await dueShipments(turns.map((turn) => payers[turn]!))
      return perSecond(due, AT_ONCE, pay)
    },
    floor: () => perSecond(turns, AT_ONCE, (turn) => plain.pay(turn, PRICE_NAIRA * 100)),
  }
}

function pay({ caller, reference }: Due) {
  return db.transaction((trx) => payShipment(trx, caller, reference, { balance: 'cash' }))
}

async function makePayers(count: number): Promise<Caller[]> {
  const payers: Caller[] = []
  while (payers.length < count) {
    const payer = await createHomeCaller(await person({ password: null }))
    await putMoney(await Wallet.of(payer), { kobo: 1e12 / count })
    payers.push(payer)
  }
  return payers
}

/** Creates one unpaid shipment per caller: makes one as usual and copies its rows. */
async function dueShipments(callers: Caller[]): Promise<Due[]> {
  const status = 'AWAITING_PAYMENT_CONFIRMATION'
  const { id: model } = await makeShipment({ status, shippingNaira: PRICE_NAIRA })
  const { rows } = await db.rawQuery<{ rows: { transaction_reference: string }[] }>(COPIES, {
    model,
    users: callers.map(({ user }) => user.id),
  })
  // Without it, PostgreSQL would plan for empty tables; in production, autovacuum analyzes them.
  await db.rawQuery('analyze')
  return callers.map((caller, index) => ({ caller, reference: rows[index]!.transaction_reference }))
}

/** Inserts a copy for each user and returns their references in the order of the users. */
const COPIES = `
  with places as (
    select user_id, place, nextval('shipments_id_seq') as id, nextval('shipment_packages_id_seq') as package_id
    from unnest(:users::bigint[]) with ordinality as given (user_id, place)
  ), copied as (
    insert into shipments
    select copy.* from places, shipments as model, jsonb_populate_record(model, jsonb_build_object(
      'id', places.id, 'user_id', places.user_id, 'transaction_reference', 'BENCH-' || places.id,
      'tracking_number', 100000000000 + places.id)) as copy
    where model.id = :model returning shipments.*
  ), packages as (
    insert into shipment_packages
    select copy.* from places, shipment_packages as model, jsonb_populate_record(model,
      jsonb_build_object('id', places.package_id, 'shipment_id', places.id)) as copy
    where model.shipment_id = :model returning id
  ), items as (
    insert into shipment_items
    select copy.* from places, shipment_items as model
      join shipment_packages as parcel on parcel.id = model.package_id and parcel.shipment_id = :model,
      jsonb_populate_record(model, jsonb_build_object(
        'id', nextval('shipment_items_id_seq'), 'package_id', places.package_id)) as copy
    returning id
  ), charges as (
    insert into shipment_charges
    select copy.* from places, shipment_charges as model, jsonb_populate_record(model,
      jsonb_build_object('id', nextval('shipment_charges_id_seq'), 'shipment_id', places.id)) as copy
    where model.shipment_id = :model returning id
  )
  select copied.transaction_reference from copied join places using (id) order by place`

import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '../../../bin/runtime/refusal.ts'
import { queryRows } from '#shared/database/query_rows'
import { type Customers, customersOf } from '#tests/bench/data/customers'
import { deriveAll } from '#tests/bench/data/derived'
import { ADDRESSES, DETAILS } from '#tests/bench/data/details'
import { MONEY } from '#tests/bench/data/money'
import { fillMonths } from '#tests/bench/data/months'
import { SHIPMENTS } from '#tests/bench/data/shipments'
import { runWithoutReferences } from '#tests/bench/data/without_references'
import { runWithoutTriggers } from '#tests/bench/data/without_triggers'

const BATCH = 25_000

/** Tables of two connections that write in parallel without waiting for each other. */
const OF_MONEY = ['shipments', 'ledger_transfers', 'ledger_entries', 'ledger_accounts']
const OF_DETAILS = [
  'shipment_addresses',
  'shipment_packages',
  'shipment_items',
  'shipment_charges',
  'shipment_status_changes',
  'tracking_events',
  'shipment_letters',
  'receiver_notifications',
  'audit_entries',
]

export interface DataSet {
  shipments: number
  /** A business that owns all shipments or a share of them; the others get new customers. */
  organizationId?: number
  share?: number
  /** Writes shipments with addresses only, for lists; for use inside a transaction. */
  isBare?: boolean
  say?: (line: string) => void
}

/**
 * Inserts two years of shipments with all their rows, money included, as if they had been booked
 * and paid for at the time. With a connection pool two connections share the work; inside a test's
 * transaction one does it all. New ledger entries follow earlier ones whatever their date, so the
 * history of a wallet that already had one may look inconsistent.
 */
export async function fillDataSet(set: DataSet, client: QueryClientContract = db.connection()) {
  const { shipments, isBare = false, say = () => {} } = set
  await requireReference(client)
  const customers = await customersOf(client, set)
  const firstId = await reserveIds(client, shipments)
  const now = new Date()
  if (!isBare) await fillMonths(client, { firstId, shipments, now })
  const run = new Filling(client, customers, { shipments, isBare, now }, firstId)
  if (isBare) {
    await runWithoutReferences(client, ['shipments', 'shipment_addresses'], () =>
      writeAll(run, say)
    )
  } else await writeAll(run, say)
  const span = { fromId: firstId, toId: firstId + shipments - 1 }
  await deriveAll(client, span, say, isBare ? BARE : [])
}

/** Tables that a bare data set writes, and those read with them. */
const BARE = [
  ...['shipments', 'shipment_addresses', 'shipment_searches', 'users', 'organizations'],
  ...['memberships', 'wallets', 'ledger_accounts', 'countries', 'states', 'couriers'],
]

async function writeAll(run: Filling, say: (line: string) => void) {
  const { client } = run
  const { shipments } = run.set
  let details = Promise.resolve()
  for (let from = 0; from < shipments; from += BATCH) {
    const to = Math.min(from + BATCH, shipments) - 1
    await run.bookAndPay(from, to)
    const detailed = details.then(() => run.detail(from, to))
    details = detailed.then(() => say(`${(to + 1).toLocaleString('en-GB')} shipments`))
    if (client.isTransaction) await details
  }
  await details
}

class Filling {
  constructor(
    readonly client: QueryClientContract,
    readonly customers: Customers,
    readonly set: { shipments: number; isBare: boolean; now: Date },
    readonly firstId: number
  ) {}

  bookAndPay(from: number, to: number) {
    const { firstId } = this
    const { shipments, isBare, now } = this.set
    return runWithoutTriggers(this.client, OF_MONEY, async (trx) => {
      const given = { ...this.customers, shipments, firstId, from, to, now }
      await queryRows(trx, SHIPMENTS, given)
      // Without statistics, a table that was emptied is scanned for each row that is looked up.
      if (from === 0) await queryRows(trx, 'analyze shipments')
      if (!isBare) await queryRows(trx, MONEY, { fromId: firstId + from, toId: firstId + to })
    })
  }

  detail(from: number, to: number) {
    const given = { fromId: this.firstId + from, toId: this.firstId + to, now: this.set.now }
    return runWithoutTriggers(this.client, OF_DETAILS, async (trx) => {
      for (const statement of this.set.isBare ? [ADDRESSES] : DETAILS)
        await queryRows(trx, statement, given)
    })
  }
}

async function requireReference(client: QueryClientContract) {
  const [missing] = await queryRows<{ name: string }>(
    client,
    `select name from (values ('couriers', exists (select from couriers)),
       ('goods', exists (select from item_categories)),
       ('states of Nigeria', exists (select from states where country_code = 'NG')),
       ('states abroad', exists (select from states where country_code in ('GB', 'US', 'GH')))
     ) as needed (name, is_there) where not is_there limit 1`
  )
  if (missing) {
    throw new Refusal(`There are no ${missing.name} in the database: run "release" first.`)
  }
}

/** Reserves consecutive ids and returns the first. */
async function reserveIds(client: QueryClientContract, count: number): Promise<number> {
  const [row] = await queryRows<{ first: number }>(
    client,
    `select setval('shipments_id_seq', nextval('shipments_id_seq') + :count::bigint) - :count::bigint as first`,
    { count }
  )
  return row!.first
}

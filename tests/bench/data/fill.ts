import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '../../../bin/runtime/refusal.ts'
import { rowsOf } from '#shared/database/rows'
import { type Customers, existingBusiness, makeCustomers } from '#tests/bench/data/customers'
import { ADDRESSES, DETAILS } from '#tests/bench/data/details'
import { MONEY } from '#tests/bench/data/money'
import { SHIPMENTS } from '#tests/bench/data/shipments'

const BATCH = 25_000

/** What each of two connections writes: neither waits for the other's tables. */
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
  /** A business that gets them all; without it customers are made. */
  organizationId?: number
  /** Shipments with their addresses alone, for what only lists them. */
  isBare?: boolean
  say?: (line: string) => void
}

/**
 * Shipments of two years with all that belongs to them, money included, as if they had been booked and paid for at the
 * time. On a connection pool two connections share the work; inside a transaction, as a test has it, one does it all.
 * What is written now stands behind what was written earlier, whatever moment it says, so a wallet's own history may
 * read oddly where it had one.
 */
export async function fillDataSet(set: DataSet, client: QueryClientContract = db.connection()) {
  const { shipments, organizationId, isBare = false, say = () => {} } = set
  await requireReference(client)
  const customers = organizationId
    ? await existingBusiness(client, organizationId)
    : await makeCustomers(client, shipments)
  const run = new Filling(
    client,
    customers,
    { shipments, isBare },
    await reserveIds(client, shipments),
    await newestEntry(client)
  )
  let details = Promise.resolve()
  for (let from = 0; from < shipments; from += BATCH) {
    const to = Math.min(from + BATCH, shipments) - 1
    await run.bookAndPay(from, to)
    const detailed = details.then(() => run.detail(from, to))
    details = detailed.then(() => say(`${(to + 1).toLocaleString('en-GB')} shipments`))
    if (client.isTransaction) await details
  }
  await details
  await run.deriveAll()
}

class Filling {
  readonly #now = new Date()

  constructor(
    readonly client: QueryClientContract,
    readonly customers: Customers,
    readonly set: { shipments: number; isBare: boolean },
    readonly firstId: number,
    readonly lastEntry: number
  ) {}

  bookAndPay(from: number, to: number) {
    const { firstId } = this
    const { shipments, isBare } = this.set
    return withoutTriggers(this.client, OF_MONEY, async (trx) => {
      const given = { ...this.customers, shipments, firstId, from, to, now: this.#now }
      await rowsOf(trx, SHIPMENTS, given)
      if (!isBare) await rowsOf(trx, MONEY, { fromId: firstId + from, toId: firstId + to })
    })
  }

  detail(from: number, to: number) {
    const given = { fromId: this.firstId + from, toId: this.firstId + to, now: this.#now }
    return withoutTriggers(this.client, OF_DETAILS, async (trx) => {
      for (const statement of this.set.isBare ? [ADDRESSES] : DETAILS)
        await rowsOf(trx, statement, given)
    })
  }

  /** What triggers would have kept beside it, and what the planner knows. */
  async deriveAll() {
    const span = { fromId: this.firstId, toId: this.firstId + this.set.shipments - 1 }
    const [has] = await rowsOf<{ search: boolean }>(
      this.client,
      `select to_regprocedure('fill_shipment_search(bigint, bigint)') is not null as search`
    )
    if (has?.search) await rowsOf(this.client, 'select fill_shipment_search(:fromId, :toId)', span)
    await rowsOf(
      this.client,
      `select fill_transaction_search(min(entries.id), max(entries.id)) from ledger_entries entries
       where id > :lastEntry`,
      { lastEntry: this.lastEntry }
    )
    await rowsOf(this.client, 'select count_figures_anew()')
    await rowsOf(this.client, 'analyze')
  }
}

/**
 * Writes without the triggers of these tables, which look at one row at a time: what they keep is counted once at the
 * end. They are switched on in the transaction that switched them off, so that nobody ever meets them off, whoever is
 * killed; whoever writes there meanwhile waits.
 */
async function withoutTriggers<T>(
  client: QueryClientContract,
  tables: readonly string[],
  work: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  return client.transaction(async (trx) => {
    const turn = (to: 'disable' | 'enable') =>
      trx.rawQuery(tables.map((table) => `alter table ${table} ${to} trigger user`).join('; '))
    await turn('disable')
    const answer = await work(trx)
    await turn('enable')
    return answer
  })
}

async function requireReference(client: QueryClientContract) {
  const [missing] = await rowsOf<{ name: string }>(
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

/** As many numbers in a row, which nobody else gets. */
async function reserveIds(client: QueryClientContract, count: number): Promise<number> {
  const [row] = await rowsOf<{ first: number }>(
    client,
    `select (setval('shipments_id_seq', nextval('shipments_id_seq') + :count::bigint) - :count::bigint)::float8 as first`,
    { count }
  )
  return row!.first
}

async function newestEntry(client: QueryClientContract): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    client,
    'select coalesce(max(id), 0)::float8 as id from ledger_entries'
  )
  return row!.id
}

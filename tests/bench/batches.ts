import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import Organization from '#identity/organizations/models/organization'
import { Caller } from '#identity/sessions/caller'
import { seedDemoAccounts } from '#identity/demo'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { postTransfers } from '#wallet/ledger/ledger'
import Wallet from '#wallet/balances/wallet'
import { type BookingFacts, bookingFacts } from '#shipping/booking/booking_facts'
import { bookingValidator } from '#shipping/booking/submission_validator'
import { buildPriceRequest } from '#shipping/booking/build_price_request'
import { createOffers } from '#shipping/pricing/offers'
import { checkRows } from '#shipping/batches/check_rows'
import { createBatch } from '#shipping/batches/create_batch'
import { prepareBatchPayment } from '#shipping/batches/pay_batch'
import { milliseconds } from '#tests/bench/measurement'
import { buildLocalRows } from '#tests/support/developers/batches'
import { putMoney } from '#tests/support/money/wallet_rows'
import { countQueries } from '#tests/support/database/query_count'
import { seedReference } from '#tests/support/reference'

const ROWS = 1_000
const ROUNDS = 5

/** Times pricing a batch against creating its offers, and paying it against its transfers alone. */
export async function printBatches() {
  await seedReference()
  await seedDemoAccounts()
  const user = await User.findByOrFail('email', 'member@sendam.test')
  const caller = new Caller(user, await Organization.findOrFail(2))
  const wallet = await Wallet.of(caller)
  await putMoney(wallet, { kobo: 100_000_000_000 })
  const rows = await buildLocalRows(ROWS)
  const facts = await bookingFacts()
  await printPricing(caller, rows, facts)
  await printPaying(caller, wallet)
}

async function printPricing(caller: Caller, rows: object[], facts: BookingFacts) {
  const requests = await Promise.all(
    rows.map(async (row) => buildPriceRequest(caller, await bookingValidator.validate(row)))
  )
  const price = () => checkRows(rows, { caller, facts, wish: 'cheapest' })
  const offer = async () => {
    for (const request of requests) await createOffers(request, caller, facts)
  }
  const [ours, floor] = await best([price, offer])
  const asked = await countQueries(price)
  console.log(
    `${ROWS} rows checked and priced in ${ours!.toFixed(0)} ms with ${asked} statements, calculating their offers alone in ${floor!.toFixed(0)} ms (${(ours! / floor!).toFixed(1)})`
  )
}

async function printPaying(caller: Caller, wallet: Wallet) {
  const times = { prepare: [] as number[], pay: [] as number[], post: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const given = await buildLocalRows(ROWS, { series: round })
    const { id } = await createBatch(caller, {
      head: { name: 'A day', source: 'program' },
      rows: given.map((submission) => ({ lines: null, submission })),
    })
    let pay: Awaited<ReturnType<typeof prepareBatchPayment>>
    times.prepare.push(
      await milliseconds(async () => {
        pay = await prepareBatchPayment(caller, id, { balance: 'cash' })
      })
    )
    times.pay.push(await milliseconds(() => db.transaction((trx) => pay(trx))))
    times.post.push(await milliseconds(() => postAlone(wallet, round)))
  }
  const [prepare, pay, post] = [times.prepare, times.pay, times.post].map((all) => Math.min(...all))
  console.log(
    `${ROWS} rows checked again in ${prepare!.toFixed(0)} ms, booked and paid in ${pay!.toFixed(0)} ms, their transfers alone in ${post!.toFixed(0)} ms (${(pay! / post!).toFixed(1)})`
  )
}

const POST_ALONE = {
  name: 'post_transfers_alone',
  sql: `select post_transfers(:transfers::jsonb, :accounts::bigint[])::text`,
  bindings: {},
}

function postAlone(wallet: Wallet, round: number) {
  return db.transaction(async (trx) => {
    const revenueId = await LedgerAccount.idOfSystem('revenue', trx, wallet.id)
    const planned = Array.from({ length: ROWS }, (_, at) => ({
      details: { kind: 'shipment_payment' as const, reference: `alone ${round} ${at}` },
      postings: [
        { accountId: wallet.account('cash').id, amountKobo: -100 },
        { accountId: revenueId, amountKobo: 100 },
      ],
    }))
    await postTransfers(trx, planned, POST_ALONE)
  })
}

/** Runs the functions in turn for several rounds; returns the shortest time of each, in ms. */
async function best(works: (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, work] of works.entries()) {
      times[at] = Math.min(times[at]!, await milliseconds(work))
    }
  }
  return times
}

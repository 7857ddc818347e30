import { test } from '@japa/runner'
import fc from 'fast-check'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { queryRows } from '#shared/database/query_rows'
import User from '#identity/accounts/models/user'
import { setExchangeRate } from '#shipping/costs/exchange_rates'
import { writeInvoice, createInvoiceCalls } from '#tests/support/money/carrier_invoices'
import {
  setDollarRate,
  todayInNigeria,
  deleteMargins,
  loadShipmentMargins,
} from '#tests/support/money/costs'
import { apiClientOf } from '#tests/support/api_client'
import { bookLightParcel } from '#tests/support/reweighs'
import { smallTariff } from '#tests/support/tariff'

const ADMIN = 'admin@sendam.test'

async function costOf(id: number) {
  const found = await loadShipmentMargins([id])
  return found.get(id)!.costKobo
}

/** Imports an invoice in dollars at ₦1,533.37: a line of our parcel and two of unknown waybills. */
async function importInvoice(client: ApiClient) {
  await setDollarRate(1533.37)
  const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
  const { take } = await createInvoiceCalls(client)
  const file = writeInvoice(`${shipment.waybillNumber},40.01,3.33,,,`, 'X1,5,,,,', 'X2,,,,-1,')
  const { id } = await take(file, { total: 47.34 })
  const lines = await db.from('carrier_invoice_lines').where('invoice_id', id).orderBy('id')
  const admin = await apiClientOf(client, ADMIN)
  const stateOf = async () => {
    const response = await admin('get', `/carrier_invoice/${id}`)
    return response.body().data.state as string
  }
  return { shipment, id, admin, stateOf, lines: lines.map((line) => Number(line.id)) }
}

const totalOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

/** Splits a total at these shares into amounts above zero. */
function amountsOf(total: number, shares: number[]): number[] {
  const ends = [...shares.map((share) => Math.floor(share * total)), total].toSorted(
    (a, b) => a - b
  )
  return ends.map((end, at) => end - (ends[at - 1] ?? 0)).filter((amount) => amount > 0)
}

test.group("The lines of a courier's invoice", (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
    await smallTariff()
    await deleteMargins()
  })

  test('are accepted or disputed; the invoice is settled once none is left open or disputed', async ({
    client,
    assert,
  }) => {
    const { id, admin, lines, stateOf } = await importInvoice(client)
    const put = (line: number, verb: string, body = {}) =>
      admin('put', `/carrier_invoice/line/${line}/${verb}`, body)
    assert.equal(await stateOf(), 'open')
    const disputed = await put(lines[0]!, 'dispute', { reason: 'Twice the estimate' })
    disputed.assertStatus(200)
    const again = await put(lines[0]!, 'dispute', { reason: 'Twice the estimate' })
    again.assertStatus(409)
    const accepted = await put(lines[1]!, 'accept')
    accepted.assertStatus(200)
    const wordless = await put(lines[2]!, 'dispute', { reason: '' })
    wordless.assertStatus(422)
    const rest = await admin('put', `/carrier_invoice/${id}/accept`, { finding: 'unknown' })
    assert.equal(rest.body().data.accepted, 1)
    assert.equal(await stateOf(), 'disputed')
    const settled = await put(lines[0]!, 'accept')
    settled.assertStatus(200)
    assert.equal(await stateOf(), 'settled')
    const decisions = await db.from('carrier_invoice_decisions').orderBy('id')
    assert.deepEqual(
      decisions.map(({ kind }) => kind),
      ['disputed', 'accepted', 'accepted', 'accepted']
    )
    const twice = await put(lines[0]!, 'accept')
    twice.assertStatus(409)
    const none = await put(999_999_999, 'accept')
    none.assertStatus(404)
  })

  test('are credited by charges of the opposite sign; full credits leave a cost of exactly zero', async ({
    client,
    assert,
  }) => {
    const { shipment, id, admin, lines, stateOf } = await importInvoice(client)
    const credit = (amount: number) =>
      admin('post', `/carrier_invoice/line/${lines[0]}/credit`, { amount, reason: 'CN-1' })
    assert.equal(await costOf(shipment.id), 6_135_013 + 510_612)
    // A rate set later for the same day does not change existing charges.
    await setDollarRate(1700)
    for (const amount of [13.33, 0.01]) {
      const given = await credit(amount)
      given.assertStatus(200)
    }
    assert.equal(await costOf(shipment.id), 6_135_013 + 510_612 - Math.round(1334 * 1533.37))
    const tooMuch = await credit(30.01)
    tooMuch.assertStatus(422)
    assert.include(tooMuch.body().message, 'USD 30.00')
    const fine = await credit(0.001)
    fine.assertStatus(422)
    const rest = await credit(30)
    rest.assertStatus(200)
    const [sums] = await queryRows<{ minor: number; kobo: number }>(
      db,
      `select sum(amount_minor) as minor, sum(kobo) as kobo from carrier_charges
       where source = 'invoice'`
    )
    assert.deepEqual(sums, { minor: 0, kobo: 0 })
    assert.equal(await stateOf(), 'open')
    const response = await admin('get', `/carrier_invoice/${id}/lines`)
    assert.containsSubset(response.body().data, [
      { status: 'credited', creditedText: 'USD 43.34', left: 0 },
    ])
  })

  test('cost exactly zero once credited in full, whatever their parts and whenever the rate was set', async ({
    client,
    assert,
  }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const admin = await apiClientOf(client, ADMIN)
    const { take } = await createInvoiceCalls(client)
    const cents = fc.integer({ min: -9_999, max: 9_999 })
    const credited = fc.record({
      parts: fc.tuple(cents, cents, cents, cents).filter((parts) => totalOf(parts) > 2),
      steps: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 2 }),
    })
    const rate = fc.integer({ min: 1_000_000_000, max: 2_000_000_000 })
    const files = fc.array(credited, { minLength: 8, maxLength: 8 })
    let number = 0
    await fc.assert(
      fc.asyncProperty(files, rate, fc.boolean(), async (rows, rateMicros, isKnownBefore) => {
        const [day, currency] = [todayInNigeria(), `X${String.fromCharCode(65 + number)}X`]
        const { id: staff } = await User.findByOrFail('email', ADMIN)
        const setRate = () => setExchangeRate(staff, { currency, rateMicros, startsOn: day })
        if (isKnownBefore) await setRate()
        const texts = rows.map(({ parts }) => parts.map((part) => (part / 100).toFixed(2)).join())
        const file = writeInvoice(...texts.map((text) => `${shipment.waybillNumber},${text},`))
        const { id } = await take(file, { number: `S-${(number += 1)}`, currency })
        const lines = await db.from('carrier_invoice_lines').where('invoice_id', id).orderBy('id')
        for (const [at, { parts, steps }] of rows.entries()) {
          for (const amount of amountsOf(totalOf(parts), steps)) {
            const path = `/carrier_invoice/line/${lines[at].id}/credit`
            const answer = await admin('post', path, { amount: amount / 100, reason: 'CN-1' })
            answer.assertStatus(200)
          }
        }
        if (!isKnownBefore) await setRate()
        const wrong = await queryRows<{ minor: number; kobo: number; parts: string }>(
          db,
          `select invoice_line_id, sum(amount_minor) as minor, sum(kobo) as kobo,
             string_agg(amount_minor || ' = ' || kobo, ', ' order by id) as parts
           from carrier_charges where currency = ? group by 1
           having sum(amount_minor) <> 0 or sum(kobo) is distinct from 0`,
          [currency]
        )
        assert.deepEqual(wrong, [])
      }),
      { numRuns: 6, endOnFailure: true }
    )
  }).timeout(120_000)

  test('are exported for the courier if disputed, without our own prices', async ({
    client,
    assert,
  }) => {
    const { shipment, id, admin, lines } = await importInvoice(client)
    await admin('put', `/carrier_invoice/line/${lines[0]}/dispute`, { reason: '=1+1 is too much' })
    const file = await admin('get', `/carrier_invoice/${id}/disputed.csv`)
    file.assertStatus(200)
    const [header, ...rows] = file.text().trim().split('\r\n')
    assert.include(header, 'Invoice,Row,Waybill')
    assert.deepEqual(rows, [
      `INV-1,2,${shipment.waybillNumber},,USD,43.34,0,,0.9,'=1+1 is too much`,
    ])
    const all = await admin('get', `/carrier_invoice/${id}/lines.csv?status=disputed`)
    assert.include(all.text(), `Disputed,Above the estimate,${shipment.trackingNumber},66456.25`)
    const listed = await admin('get', '/carrier_invoice/all?state=open&search=inv')
    assert.containsSubset(listed.body().data, [{ id, openLines: 2, disputedLines: 1 }])
  })

  test('are append-only like their decisions and charges, whose sum is the total', async ({
    client,
    assert,
  }) => {
    const { admin, lines } = await importInvoice(client)
    await admin('post', `/carrier_invoice/line/${lines[0]}/credit`, { amount: 1.5, reason: 'CN-1' })
    for (const [table, change] of [
      ['carrier_invoice_lines', { freight_minor: 1 }],
      ['carrier_invoice_decisions', { reason: 'Another' }],
      ['carrier_charges', { amount_minor: 1 }],
    ] as const) {
      await db.rawQuery('savepoint tampering')
      await assert.rejects(() => db.from(table).update(change), /append-only/)
      await db.rawQuery('rollback to savepoint tampering')
    }
    await db.rawQuery('select fold_margins()')
    const [sums] = await queryRows<{ total: number; rows: number }>(
      db,
      `select (select sum(cost_kobo) from current_margins) as total,
         (select sum(kobo) from carrier_charges where source = 'invoice') as rows`
    )
    assert.equal(sums!.total, sums!.rows)
  })
})

import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Courier from '#shipping/pricing/models/courier'
import ExportRule from '#shipping/customs/models/export_rule'
import ShippingRate from '#shipping/pricing/models/shipping_rate'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { createBatchCalls, buildLocalRows } from '#tests/support/developers/batches'
import { withKey, createUserApiKey } from '#tests/support/developers/api_keys'
import { createBusiness } from '#tests/support/developers/business'
import { countTableRows, createShop } from '#tests/support/developers/shop'
import { cashInWallet, putMoney } from '#tests/support/money/wallet_rows'
import { collectStatements } from '#tests/support/database/query_count'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

async function openShop(options: Parameters<typeof createShop>[0] = {}) {
  const shop = await createShop({ naira: 100_000, ...options })
  return { ...shop, ...createBatchCalls(shop) }
}

const IDENTIFIERS = /^(id|packageId|quoteId|.*At|.*Reference|trackingNumber|.*Url|label)$/

function removeIdentifiers(detail: object) {
  return JSON.parse(
    JSON.stringify(detail, (key, value) => (IDENTIFIERS.test(key) ? undefined : value))
  )
}

function expirePrices() {
  return Promise.all([
    db.from('quotes').update({ expires_at: new Date(0) }),
    db.from('shipment_batches').update({ priced_until: new Date(0) }),
  ])
}

test.group('A batch of shipments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('prices each row with every courier and buys nothing', async ({ assert }) => {
    const { price, wallet } = await openShop()
    const rows = await buildLocalRows(3)
    const [, second] = rows
    const before = await countTableRows()
    const bookings = [rows[0], { ...second!, preferredCourier: 'fastest' }, rows[2]]
    const { status, body } = await price(bookings, { name: 'Monday' })
    assert.equal(status, 201)
    assert.equal(body.data.name, 'Monday')
    assert.containsSubset(body.data.rows, [
      { row: 1, courier: 'FEDEX', price: 3_000, errors: [], shipment: null },
      { row: 2, courier: 'UPS', price: 3_500 },
      { row: 3, courier: 'FEDEX', price: 3_000 },
    ])
    assert.deepEqual(
      body.data.rows[0].prices.map(({ courier, price: naira }: any) => [courier, naira]),
      [
        ['FEDEX', 3_000],
        ['UPS', 3_500],
      ]
    )
    assert.containsSubset(body.data.totals, {
      rows: 3,
      bookable: 3,
      withErrors: 0,
      chosen: 3,
      amount: 9_500,
      couriers: [
        { courier: 'FEDEX', name: 'FedEx', rows: 2, amount: 6_000 },
        { courier: 'UPS', rows: 1, amount: 3_500 },
      ],
    })
    assert.equal(body.data.missing, 0)
    const uncounted = { quotes: 0, idempotency_keys: 0 }
    assert.deepEqual({ ...(await countTableRows()), ...uncounted }, { ...before, ...uncounted })
    assert.equal(await cashInWallet(wallet), 100_000)
  })

  test('has no price above ₦1,000,000,000, which only a mistaken tariff can have', async ({
    assert,
  }) => {
    const { price } = await openShop()
    const rows = await buildLocalRows(1)
    for (const naira of [1_000_000_000, 1_000_000_000.01]) {
      await ShippingRate.query().update({ rateKobo: Math.round(naira * 100) })
      const { body } = await price(rows)
      const [row] = body.data.rows
      assert.equal(row.price, naira === 1_000_000_000 ? naira : null)
      assert.lengthOf(row.errors, naira === 1_000_000_000 ? 0 : 1)
    }
  })

  test('reports the errors of each row at their fields and prices the other rows', async ({
    assert,
  }) => {
    const { price } = await openShop()
    const [good, badPhone, dangerous, edit] = await buildLocalRows(4)
    badPhone!.destination.phoneNumber = '12'
    dangerous!.items[0]!.itemUnits[0]!.description = 'Lithium batteries'
    const nothing = 'not a booking'
    const { body } = await price([
      ...[good, badPhone, dangerous, { ...edit, editShipmentId: 1 }, nothing],
      { ...good, preferredCourier: 'PIGEON' },
    ])
    const [first, second, third, fourth, fifth, sixth] = body.data.rows
    assert.equal(first.price, 3_000)
    assert.containsSubset(second.errors, [
      { field: 'destination.phoneNumber', message: '"Phone Number" is invalid' },
    ])
    assert.isNull(second.price)
    assert.match(third.errors[0].message, /cannot be shipped!/)
    assert.equal(third.errors[0].field, 'items.0.itemUnits.0.description')
    assert.match(fourth.errors[0].message, /new shipments only/)
    assert.isNotEmpty(fifth.errors)
    assert.equal(sixth.errors[0].field, 'preferredCourier')
    assert.lengthOf(sixth.prices, 2)
    assert.containsSubset(body.data.totals, { rows: 6, bookable: 1, withErrors: 5, amount: 3_000 })
  })

  test('shows its parcels in the state that their own pages show', async ({ assert }) => {
    const { price, pay, read } = await openShop()
    const { body } = await price(await buildLocalRows(4))
    await pay(body.data.id)
    const before = await read(body.data.id)
    const states = [
      { status: 'VOIDED' },
      { status: 'PENDING_ISSUE', issue: 'No such street.' },
      { status: 'COURIER_ASSIGNED', tracking_state: 'HELD', issue: 'An old refusal.' },
      { status: 'DELIVERED', tracking_state: 'DELIVERED' },
    ]
    for (const [index, { shipment }] of before.rows.entries()) {
      await db.from('shipments').where({ id: shipment.id }).update(states[index]!)
    }
    const { rows, progress } = await read(body.data.id)
    assert.deepEqual(progress, { waiting: 0, booked: 2, failed: 1, voided: 1 })
    assert.deepEqual(
      rows.map(({ shipment }: any) => [shipment.issue, shipment.parcelState]),
      [
        [null, null],
        ['No such street.', null],
        [null, 'HELD'],
        [null, null],
      ]
    )
  })

  test('does not ask to correct a row that is left out', async ({ assert }) => {
    const { price, correct, call } = await openShop()
    const [good, bad] = await buildLocalRows(2)
    bad!.destination.phoneNumber = '12'
    const { body } = await price([good, bad])
    assert.equal(body.data.totals.withErrors, 1)
    const left = await correct(body.data.id, 2, { leftOut: true })
    assert.containsSubset(left.body.data.totals, { rows: 2, withErrors: 0, chosen: 1 })
    const list = await call('GET', '/shipment/batch')
    assert.containsSubset(list.body.data[0], { rows: 2, withErrors: 0 })
  })

  test('creates a shipment and a transfer for each row when paid', async ({ assert }) => {
    const { price, pay, read, wallet } = await openShop()
    const { body } = await price(await buildLocalRows(3))
    const paid = await pay(body.data.id)
    assert.equal(paid.status, 200)
    assert.equal(
      paid.body.message,
      'Payment received. We are booking 3 shipments with the couriers.'
    )
    assert.equal(await cashInWallet(wallet), 91_000)
    const { rows, progress, paidAt, missing } = await read(body.data.id)
    assert.isString(paidAt)
    assert.equal(missing, 0)
    assert.deepEqual(progress, { waiting: 3, booked: 0, failed: 0, voided: 0 })
    const numbers = rows.map(({ shipment }: any) => shipment.trackingNumber)
    assert.equal(new Set(numbers).size, 3)
    const shipments = await db.from('shipments').whereIn('tracking_number', numbers)
    assert.sameMembers(
      shipments.map(({ status }) => status),
      ['PENDING', 'PENDING', 'PENDING']
    )
    const transfers = await db
      .from('ledger_transfers')
      .where('kind', 'shipment_payment')
      .whereIn(
        'reference',
        shipments.map((shipment) => shipment.transaction_reference)
      )
    assert.lengthOf(transfers, 3)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('creates the same shipment as a single booking', async ({ assert }) => {
    const { price, pay, book, call } = await openShop({ naira: 200_000 })
    const abroad = { ...(await submission()), preferredCourier: 'cheapest' }
    const alone = await book({ ...abroad, pay: 'Wallet' })
    const [home] = await buildLocalRows(1)
    const { body } = await price([home, abroad])
    const paid = await pay(body.data.id)
    const loadDetail = async (id: number) => {
      const { body: detail } = await call('GET', `/shipment/${id}/detail`)
      return detail.data
    }
    const single = await loadDetail(alone.body.data.id)
    const batched = await loadDetail(paid.body.data.rows[1].shipment.id)
    assert.deepEqual(removeIdentifiers(batched), removeIdentifiers(single))
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('is paid once; a second payment gets the same answer and moves no money', async ({
    assert,
  }) => {
    const { price, pay, wallet } = await openShop()
    const { body } = await price(await buildLocalRows(2))
    const first = await pay(body.data.id)
    const again = await pay(body.data.id)
    assert.equal(again.status, 200)
    assert.deepEqual(
      again.body.data.rows.map(({ shipment }: any) => shipment.trackingNumber),
      first.body.data.rows.map(({ shipment }: any) => shipment.trackingNumber)
    )
    assert.equal(await cashInWallet(wallet), 94_000)
  })

  test('gives the same answer to the same Idempotency-Key', async ({ assert }) => {
    const { price, pay, wallet } = await openShop()
    const { body } = await price(await buildLocalRows(2))
    const key = { 'Idempotency-Key': 'the-whole-monday' }
    const first = await pay(body.data.id, {}, key)
    const again = await pay(body.data.id, {}, key)
    assert.deepEqual(again.body, first.body)
    assert.equal(await cashInWallet(wallet), 94_000)
  })

  test('books nothing without money for all rows, and states the missing amount', async ({
    assert,
  }) => {
    const { price, pay, wallet } = await openShop({ naira: 8_999 })
    const priced = await price(await buildLocalRows(3))
    assert.equal(priced.body.data.missing, 1)
    const before = await countTableRows()
    const { status, body } = await pay(priced.body.data.id)
    assert.deepEqual([status, body.code], [402, 'E_INSUFFICIENT_BALANCE'])
    assert.equal(body.data.missing, 1)
    assert.deepEqual(await countTableRows(), before)
    assert.equal(await cashInWallet(wallet), 8_999)
  })

  test('refuses payment while a row has an error, unless that row is left out', async ({
    assert,
  }) => {
    const { price, pay, correct, wallet } = await openShop()
    const { body } = await price(await buildLocalRows(4, { badEvery: 4 }))
    const { id } = body.data
    const refused = await pay(id)
    assert.deepEqual([refused.status, refused.body.code], [422, 'E_BATCH_NOT_READY'])
    assert.match(
      refused.body.message,
      /^Row 4 cannot be booked as it stands\. Correct it, or leave it out\./
    )
    assert.equal(await cashInWallet(wallet), 100_000)
    await correct(id, 4, { leftOut: true })
    const paid = await pay(id)
    assert.equal(paid.body.data.totals.chosen, 3)
    assert.isNull(paid.body.data.rows[3].shipment)
  })

  test('pays only the rows that the call names', async ({ assert }) => {
    const { price, pay, wallet } = await openShop()
    const { body } = await price(await buildLocalRows(4, { badEvery: 4 }))
    const unknown = await pay(body.data.id, { rows: [1, 9] })
    assert.equal(unknown.body.code, 'E_BATCH_UNKNOWN_ROWS')
    assert.equal(unknown.body.message, 'Row 9 is not in this batch.')
    const paid = await pay(body.data.id, { rows: [1, 3] })
    assert.deepEqual(
      paid.body.data.rows.map(({ shipment }: any) => shipment !== null),
      [true, false, true, false]
    )
    assert.equal(await cashInWallet(wallet), 94_000)
  })

  test('can be paid from cash back, which leaves the cash untouched', async ({ assert }) => {
    const { price, pay, wallet, owner } = await openShop()
    const { body } = await price(await buildLocalRows(2))
    const refused = await pay(body.data.id, { balance: 'CashBack' })
    assert.equal(
      refused.body.message,
      'Insufficient Cash Back balance. Please use another payment method.'
    )
    assert.equal(refused.body.data.missing, 6_000)
    await putMoney(wallet, { kobo: 6_000_00, account: 'cash_back' })
    const paid = await pay(body.data.id, { balance: 'CashBack' })
    assert.equal(paid.status, 200)
    assert.equal(await cashInWallet(wallet), 100_000)
    const shipments = await db.from('shipments').where('user_id', owner.id)
    assert.deepEqual(
      shipments.map(({ payment_method: method }) => method),
      ['cash_back', 'cash_back']
    )
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('charges the quoted prices until they expire, even if the tariff changes', async ({
    assert,
  }) => {
    const { price, pay, wallet } = await openShop()
    const { body } = await price(await buildLocalRows(2))
    await ShippingRate.query().where('rateKobo', 3_000_00).update({ rateKobo: 3_100_00 })
    const paid = await pay(body.data.id)
    assert.equal(paid.status, 200)
    assert.equal(await cashInWallet(wallet), 94_000)
  })

  test('refuses expired prices with the new total, and is paid once the caller confirms that total', async ({
    assert,
  }) => {
    const { price, pay, read, wallet } = await openShop()
    const { body } = await price(await buildLocalRows(2))
    const { id } = body.data
    await ShippingRate.query().where('rateKobo', 3_000_00).update({ rateKobo: 3_100_00 })
    await expirePrices()
    const refused = await pay(id, { amount: 6_000 })
    assert.deepEqual([refused.status, refused.body.code], [409, 'E_PRICE_CHANGED'])
    assert.match(
      refused.body.message,
      /^The prices of 2 rows have changed\. The total is now ₦6,200\.00\./
    )
    assert.equal(await cashInWallet(wallet), 100_000)
    const { totals } = await read(id)
    assert.equal(totals.amount, 6_200)
    const unseen = await pay(id, { amount: 6_000 })
    assert.equal(unseen.status, 409)
    assert.match(unseen.body.message, /^The total is now ₦6,200\.00\. Nothing was booked or paid\./)
    const paid = await pay(id, { amount: 6_200 })
    assert.equal(paid.status, 200)
    assert.equal(await cashInWallet(wallet), 93_800)
  })

  test('is repriced by the current tariff on request', async ({ assert }) => {
    const { price, call } = await openShop()
    const { body } = await price(await buildLocalRows(2))
    await ShippingRate.query().where('rateKobo', 3_000_00).update({ rateKobo: 3_100_00 })
    const anew = await call('PUT', `/shipment/batch/${body.data.id}/prices`)
    assert.equal(anew.status, 200)
    assert.equal(anew.body.data.totals.amount, 6_200)
    assert.isAbove(Date.parse(anew.body.data.pricesUntil), Date.parse(body.data.pricesUntil))
  })

  test('cannot be paid after an export rule blocks its contents', async ({ assert }) => {
    const { price, pay, read, wallet } = await openShop({ naira: 300_000 })
    const { body } = await price([{ ...(await submission()), preferredCourier: 'cheapest' }])
    assert.isNotNull(body.data.rows[0].price)
    await ExportRule.create({
      sentence: 'No shirts to Britain.',
      severity: 'block',
      countryCode: 'GB',
      source: 'https://example.test/rules',
      checkedOn: DateTime.now(),
    })
    const refused = await pay(body.data.id)
    assert.equal(refused.body.code, 'E_BATCH_NOT_READY')
    const { rows } = await read(body.data.id)
    assert.equal(rows[0].errors[0].message, 'No shirts to Britain.')
    assert.equal(await cashInWallet(wallet), 300_000)
  })

  test('cannot be paid after its courier is switched off', async ({ assert }) => {
    const { price, pay } = await openShop()
    const { body } = await price(await buildLocalRows(1))
    await Courier.query().where('code', 'FEDEX').update({ servesDomestic: false })
    await expirePrices()
    const { status } = await pay(body.data.id)
    assert.include([409, 422], status)
  })

  test('counts towards the daily limit of the key as a whole', async ({ assert }) => {
    const { price, pay, wallet } = await openShop({ dailyLimitKobo: 8_000_00 })
    const { body } = await price(await buildLocalRows(3))
    const refused = await pay(body.data.id)
    assert.deepEqual([refused.status, refused.body.code], [403, 'E_KEY_DAILY_LIMIT'])
    assert.equal(await cashInWallet(wallet), 100_000)
  })

  test('refuses a key that may not pay with 403', async ({ assert }) => {
    const { price, owner } = await openShop()
    const { body } = await price(await buildLocalRows(1))
    const { text } = await createUserApiKey(owner, {
      scopes: ['shipments:write', 'shipments:read'],
    })
    const { pay } = createBatchCalls({ call: withKey(text), authorization: `Bearer ${text}` })
    const { status } = await pay(body.data.id)
    assert.equal(status, 403)
  })

  test('answers 404 to strangers on every call', async ({ assert }) => {
    const { price } = await openShop()
    const stranger = await openShop()
    const { body } = await price(await buildLocalRows(1))
    const { id } = body.data
    for (const [method, path] of [
      ...[
        ['GET', ''],
        ['PUT', ''],
        ['DELETE', ''],
        ['PUT', '/prices'],
      ],
      ...[
        ['PUT', '/row/1'],
        ['POST', '/pay'],
        ['GET', '/waybills'],
        ['GET', '/sheet'],
      ],
    ] as const) {
      const sent = method === 'GET' ? undefined : { balance: 'Wallet' }
      const answer = await stranger.call(method, `/shipment/batch/${id}${path}`, sent)
      assert.equal(answer.status, 404, `${method} ${path}`)
    }
  })

  test('accepts payment by a colleague, up to the balance of the business', async ({ assert }) => {
    const { owner, member, organization } = await createBusiness()
    const [ownerCalls, memberCalls] = await Promise.all(
      [owner, member].map(async (user) => {
        const { text } = await createUserApiKey(user, {}, organization)
        return createBatchCalls({ call: withKey(text), authorization: `Bearer ${text}` })
      })
    )
    const { body } = await ownerCalls!.price(await buildLocalRows(1))
    const paid = await memberCalls!.pay(body.data.id)
    assert.equal(paid.body.code, 'E_INSUFFICIENT_BALANCE')
  })

  test('refuses more than 1,000 rows, no rows, an unknown balance and an unknown batch', async ({
    assert,
  }) => {
    const { price, pay } = await openShop()
    const many = await price(Array.from({ length: 1_001 }, () => ({})))
    assert.equal(many.status, 422)
    assert.match(many.body.errors[0].message, /at most 1000 rows/)
    const none = await price([])
    assert.match(none.body.errors[0].message, /at least one row/)
    const { body } = await price(await buildLocalRows(1))
    const gold = await pay(body.data.id, { balance: 'Gold' })
    assert.equal(gold.body.code, 'E_UNKNOWN_BALANCE')
    const { status } = await pay(999_999_999)
    assert.equal(status, 404)
  })

  test('runs the same number of statements for 200 rows as for 5', async ({ assert }) => {
    const { price, pay } = await openShop({ naira: 2_000_000 })
    await price(await buildLocalRows(1, { series: 9 }))
    const countStatements = async (count: number, series: number) => {
      const rows = await buildLocalRows(count, { series })
      let id = 0
      const pricing = await collectStatements(async () => {
        const { body } = await price(rows)
        id = body.data.id
      })
      const paying = await collectStatements(() => pay(id))
      const ofJobs = paying.filter((sql) => /queue_jobs|pg_notify/.test(sql))
      return [pricing.length, paying.length - ofJobs.length]
    }
    await countStatements(5, 1)
    assert.deepEqual(await countStatements(200, 2), await countStatements(5, 3))
  }).timeout(60_000)

  test('marks repeated rows, and receivers with a parcel in the last 24 hours', async ({
    assert,
  }) => {
    const { price, pay } = await openShop()
    const [row, other] = await buildLocalRows(2)
    const { body } = await price([row, other, row])
    assert.deepEqual(
      body.data.rows.map(({ notes }: any) => notes),
      [[], [], ['The same receiver and contents as row 1.']]
    )
    await pay(body.data.id, { rows: [1] })
    const again = await price([row, other])
    assert.match(
      again.body.data.rows[0].notes[0],
      /A parcel to this receiver was booked in the last 24 hours: \d+/
    )
    assert.isEmpty(again.body.data.rows[1].notes)
  })

  test('can be discarded until it is paid', async ({ assert }) => {
    const { price, pay, call } = await openShop()
    const { body } = await price(await buildLocalRows(1))
    const second = await price(await buildLocalRows(1, { series: 2 }))
    const discarded = await call('DELETE', `/shipment/batch/${body.data.id}`)
    assert.equal(discarded.status, 200)
    const { status } = await call('GET', `/shipment/batch/${body.data.id}`)
    assert.equal(status, 404)
    await pay(second.body.data.id)
    const refused = await call('DELETE', `/shipment/batch/${second.body.data.id}`)
    assert.equal(refused.body.code, 'E_BATCH_PAID')
    const list = await call('GET', '/shipment/batch')
    assert.containsSubset(list.body.data, [{ id: second.body.data.id, rows: 1, amount: 3_000 }])
  })
})

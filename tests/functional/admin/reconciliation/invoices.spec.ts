import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { queryRows } from '#shared/database/query_rows'
import CarrierCharge from '#shipping/costs/models/carrier_charge'
import { minimumDifferenceKobo } from '#shipping/costs/margin_settings'
import { voidShipment } from '#shipping/carriers/void_shipment'
import type Shipment from '#shipping/shipment/models/shipment'
import { writeInvoice, createInvoiceCalls } from '#tests/support/money/carrier_invoices'
import {
  COST_CENTS,
  setDollarRate,
  todayInNigeria,
  deleteMargins,
  loadShipmentMargins,
} from '#tests/support/money/costs'
import { findCaller } from '#tests/support/money/payouts'
import { apiClientOf } from '#tests/support/api_client'
import { countQueries } from '#tests/support/database/query_count'
import { bookLightParcel, findLatestReweigh, LIGHT } from '#tests/support/reweighs'
import { smallTariff } from '#tests/support/tariff'
import { makeShipment } from '#tests/support/shipment_rows'

const ADMIN = 'admin@sendam.test'

async function marginOf({ id }: Shipment) {
  const found = await loadShipmentMargins([id])
  return found.get(id)!
}

async function costOf(shipment: Shipment) {
  const { costKobo } = await marginOf(shipment)
  return costKobo
}

async function findingsOf(invoiceId: number): Promise<string[]> {
  const lines = await db
    .from('carrier_invoice_lines')
    .where('invoice_id', invoiceId)
    .orderBy('row_number')
  return lines.map(({ findings, status }) => [status, ...findings].join(' '))
}

test.group("A courier's invoice", (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
    await smallTariff()
    await deleteMargins()
  })

  test('replaces a parcel’s estimated cost with its charges, at the exchange rate of its day', async ({
    client,
    assert,
  }) => {
    await setDollarRate(1500)
    await setDollarRate(1512.37, todayInNigeria().minus({ days: 1 }))
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const { take } = await createInvoiceCalls(client)
    const day = todayInNigeria().minus({ days: 1 }).toISODate()!
    const file = writeInvoice(`${shipment.waybillNumber},20.11,3.33,1.07,0.49,0.9`)
    const invoice = await take(file, { total: 25, day })
    assert.containsSubset(invoice, { state: 'settled', openLines: 0, linesText: 'USD 25.00' })
    const charges = await CarrierCharge.query().where({ source: 'invoice' }).orderBy('id')
    assert.deepEqual(
      charges.map(({ kind, amountMinor, kobo }) => [kind, amountMinor, kobo]),
      [
        ['freight', 2011, 3_041_376],
        ['fuel', 333, 503_619],
        ['duty', 107, 161_824],
        ['other', 49, 74_106],
      ]
    )
    const sum = charges.reduce((total, { kobo }) => total + kobo!, 0)
    assert.containsSubset(await marginOf(shipment), {
      costSource: 'invoice',
      costKobo: sum,
      estimateKobo: COST_CENTS * 1500,
      marginKobo: LIGHT * 100 - sum,
    })
    const admin = await apiClientOf(client, ADMIN)
    const listed = await admin('get', `/carrier_invoice/${invoice.id}/lines`)
    assert.containsSubset(listed.body().data, [
      { status: 'accepted', costText: '₦37,809.25', estimateText: '₦43,500.00' },
    ])
  })

  test('flags each line that needs attention, and saves nothing before it is confirmed', async ({
    client,
    assert,
  }) => {
    await setDollarRate(1500)
    const owner = await apiClientOf(client, 'member@sendam.test')
    const parcels = []
    for (let at = 0; at < 5; at += 1) parcels.push(await bookLightParcel(owner))
    const [fine, dear, heavy, twice, back] = parcels as [
      Shipment,
      Shipment,
      Shipment,
      Shipment,
      Shipment,
    ]
    const foreign = await makeShipment({ courierCode: 'UPS', status: 'BOOKED' })
    await voidShipment(await findCaller(ADMIN), back.id, 'The sender changed their mind')
    const { preview, take } = await createInvoiceCalls(client)
    await take(writeInvoice(`${twice.waybillNumber},29,,,,`), { number: 'OLD-7', total: 29 })
    const file = writeInvoice(
      `${fine.waybillNumber},28.50,,,,0.9`,
      `${dear.waybillNumber},30.50,0.01,,,`,
      `${heavy.waybillNumber},29,,,,1.4`,
      `${twice.waybillNumber},29,,,,`,
      `${back.waybillNumber},29,,,,`,
      `${foreign.waybillNumber},29,,,,`,
      `NOT-OURS,1,,,,`,
      `${fine.waybillNumber},,,4.20,,`
    )
    const seen = await preview(file, { total: 179.31 })
    assert.equal(seen.status, 200, JSON.stringify(seen.body))
    assert.containsSubset(seen.body.data, {
      lineCount: 8,
      agreed: 2,
      linesText: 'USD 180.21',
      differenceText: 'USD 0.90',
      problems: [],
    })
    assert.lengthOf(await db.from('carrier_invoices'), 1)
    const { id } = await take(file, { total: 179.31 })
    assert.deepEqual(await findingsOf(id), [
      'accepted',
      'open dearer',
      'open weight',
      'open duplicate',
      'open void',
      'open unknown',
      'open unknown',
      'accepted',
    ])
    const admin = await apiClientOf(client, ADMIN)
    const listedLines = await admin('get', `/carrier_invoice/${id}/lines?finding=duplicate`)
    assert.equal(listedLines.body().data[0].findings[0].text, 'Billed on invoice OLD-7')
    const margin = await marginOf(back)
    assert.deepEqual([margin.chargedKobo, margin.costKobo], [0, 2900 * 1500])
  })

  test('ignores a difference below the minimum amount', async ({ client, assert }) => {
    await setDollarRate(1500)
    await minimumDifferenceKobo.set(3000_00, { by: null })
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const { preview } = await createInvoiceCalls(client)
    const findings = async (freight: string) => {
      const { body } = await preview(writeInvoice(`${shipment.waybillNumber},${freight},,,,`))
      return body.data.findings.map(({ finding }: any) => finding)
    }
    assert.deepEqual(await findings('31'), [])
    assert.deepEqual(await findings('31.01'), ['dearer'])
  })

  test('finds a parcel by our reference, and flags a waybill that several parcels share', async ({
    client,
    assert,
  }) => {
    const owner = await apiClientOf(client, 'member@sendam.test')
    const [first, second] = [await bookLightParcel(owner), await bookLightParcel(owner)]
    for (const { id } of [first, second]) {
      await db
        .from('shipment_packages')
        .where('shipment_id', id)
        .update({ waybill_number: 'JD014' })
    }
    const { preview } = await createInvoiceCalls(client)
    const file = [
      'AWB Number,Shipper Reference,Freight',
      `,${first.trackingNumber},43500`,
      `,${second.transactionReference.toLowerCase()},43500`,
      `JD014,,43500`,
      `JD 014,${first.transactionReference},43500`,
    ].join('\n')
    const { body } = await preview(file, { currency: 'NGN', total: 174_000 })
    const numbers = new Map(
      body.data.lines.map((line: any) => [line.rowNumber, line.trackingNumber])
    )
    assert.deepEqual(
      [2, 3, 4, 5].map((row) => numbers.get(row)),
      [first.trackingNumber, second.trackingNumber, null, first.trackingNumber]
    )
    assert.containsSubset(body.data.findings, [{ finding: 'several', lines: 1 }])
  })

  test('has its prices checked only once an exchange rate is set', async ({ client, assert }) => {
    const owner = await apiClientOf(client, 'member@sendam.test')
    const [fine, dear] = [await bookLightParcel(owner), await bookLightParcel(owner)]
    const { take } = await createInvoiceCalls(client)
    const file = writeInvoice(
      `${fine.waybillNumber},29,,,,`,
      `${dear.waybillNumber},30,5,,,`,
      'X1,2,,,,'
    )
    const { id } = await take(file, { total: 66 })
    assert.deepEqual(await findingsOf(id), ['open no_rate', 'open no_rate', 'open unknown no_rate'])
    assert.isNull(await costOf(fine))
    await setDollarRate(1500)
    assert.deepEqual(await findingsOf(id), ['accepted', 'open dearer', 'open unknown'])
    assert.equal(await costOf(dear), 3500 * 1500)
    const invoice = await db.from('carrier_invoices').where({ id }).first()
    assert.equal(invoice.open_lines, 2)
  })

  test('is imported once; the same number or file is refused, naming the first', async ({
    client,
    assert,
  }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const { take, preview, save } = await createInvoiceCalls(client)
    const file = writeInvoice(`${shipment.waybillNumber},29,,,,`)
    const { id } = await take(file)
    const other = writeInvoice(`${shipment.waybillNumber},30,,,,`)
    for (const [content, details, sentence] of [
      [other, { number: 'inv-1' }, 'DHL invoice INV-1 was imported'],
      [file, { number: 'INV-2' }, 'This file was already imported as DHL invoice INV-1'],
    ] as const) {
      const seen = await preview(content, details)
      assert.equal(seen.body.data.earlier.id, id)
      const refused = await save(content, seen.body.data.base, details)
      assert.equal(refused.status, 409)
      assert.equal(refused.body.code, 'E_INVOICE_TAKEN')
      assert.include(refused.body.message, sentence)
    }
    assert.lengthOf(await db.from('carrier_charges').where('source', 'invoice'), 1)
  })

  test('is refused with 409 if file, total or columns changed after the preview', async ({
    client,
    assert,
  }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const { preview, save } = await createInvoiceCalls(client)
    const file = writeInvoice(`${shipment.waybillNumber},29,,,,`)
    const { body } = await preview(file)
    for (const [content, details] of [
      [file, { total: 11 }],
      [writeInvoice(`${shipment.waybillNumber},2.9,,,,`), {}],
    ] as const) {
      const refused = await save(content, body.data.base, details)
      assert.deepEqual([refused.status, refused.body.code], [409, 'E_CONFLICT'])
    }
    const admin = await apiClientOf(client, ADMIN)
    const names = { waybill: ['Waybill'], freight: ['Freight'], reference: [], weight: [] }
    const columns = { ...names, fuel: [], duty: [], other: [], unit: 'lb', carrier: 'dhl' }
    const saved = await admin('put', '/carrier_invoice/columns', columns)
    saved.assertStatus(200)
    const refused = await save(file, body.data.base)
    assert.equal(refused.status, 409)
    assert.lengthOf(await db.from('carrier_invoices'), 0)
  })

  test('proposes a different weight as a reweigh, once', async ({ client, assert }) => {
    await setDollarRate(1500)
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const { take } = await createInvoiceCalls(client)
    const { id } = await take(writeInvoice(`${shipment.waybillNumber},29,,,,1.4`, 'X1,1,,,,'))
    const lines = await db.from('carrier_invoice_lines').where('invoice_id', id).orderBy('id')
    const admin = await apiClientOf(client, ADMIN)
    const outcomes = []
    for (let at = 0; at < 2; at += 1) {
      const answer = await admin('post', `/carrier_invoice/line/${lines[0].id}/reweigh`)
      answer.assertStatus(200)
      outcomes.push(answer.body().data.outcome)
    }
    assert.deepEqual(outcomes, ['proposed', 'nothing'])
    const reweigh = await findLatestReweigh(shipment)
    assert.containsSubset(reweigh.$attributes, {
      status: 'proposed',
      carrierGrams: 1400,
      source: 'DHL invoice INV-1, row 2',
    })
    const nothing = await admin('post', `/carrier_invoice/line/${lines[1].id}/reweigh`)
    nothing.assertStatus(409)
  })

  test('of 20,000 lines takes as many queries as one of two lines', async ({ client, assert }) => {
    await setDollarRate(1500)
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const { take } = await createInvoiceCalls(client)
    const few = await countQueries(() =>
      take(writeInvoice(`${shipment.waybillNumber},29,,,,`, 'X1,1,,,,'))
    )
    const rows = Array.from({ length: 20_000 }, (_, at) => `W${at},1.25,0.25,,,0.5`)
    const many = await countQueries(() =>
      take(writeInvoice(...rows), { number: 'BIG', total: 30_000 })
    )
    assert.equal(many, few)
    const [sums] = await queryRows<{ lines: number; minor: number }>(
      db,
      `select count(*)::int as lines, sum(freight_minor + fuel_minor) as minor
       from carrier_invoice_lines join carrier_invoices on carrier_invoices.id = invoice_id where number = 'BIG'`
    )
    assert.deepEqual(sums, { lines: 20_000, minor: 3_000_000 })
  }).timeout(60_000)
})

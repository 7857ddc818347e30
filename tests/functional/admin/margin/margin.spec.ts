import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { loadMarginPage } from '#admin/margin/margin_list'
import { loadMarginTotals } from '#admin/margin/margin_totals'
import { minimumDifferenceKobo } from '#shipping/costs/margin_settings'
import { writeInvoice, createInvoiceCalls } from '#tests/support/money/carrier_invoices'
import {
  COST_CENTS,
  setDollarRate,
  todayInNigeria,
  deleteMargins,
} from '#tests/support/money/costs'
import { findPlanFaults, collectPlans } from '#tests/support/database/plans'
import { daysAgo, recordScan } from '#tests/support/following/deliveries'
import { apiClientOf } from '#tests/support/api_client'
import { bookLightParcel } from '#tests/support/reweighs'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

test.group('Margins', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
    await smallTariff()
    await deleteMargins()
  })

  test('staff set an exchange rate, which fills in margins and is audited', async ({
    client,
    assert,
  }) => {
    await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const startsOn = todayInNigeria().toISODate()
    const body = { currency: 'usd', rate: 1550.25, startsOn }
    const set = await admin('post', '/exchange_rate', body)
    set.assertStatus(200)
    assert.deepEqual(set.body().data, { filledIn: 1 })
    const entry = await db.from('audit_entries').where('action', 'exchange_rate.create').first()
    assert.containsSubset(entry, { after: { currency: 'USD', naira: 1550.25, startsOn } })
    for (const [wrong, field] of [
      [{ ...body, currency: 'NGN' }, 'currency'],
      [{ ...body, rate: 0 }, 'rate'],
      [{ ...body, rate: 1.123_456_7 }, 'rate'],
      [{ ...body, startsOn: '2026-02-31' }, 'startsOn'],
      [{ ...body, startsOn: '2001-01-01' }, 'startsOn'],
    ] as const) {
      const refused = await admin('post', '/exchange_rate', wrong)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, field)
    }
  })

  test('a margin below the set share is listed and exported with its cost', async ({
    client,
    assert,
  }) => {
    const owner = await apiClientOf(client, 'member@sendam.test')
    const shipment = await bookLightParcel(owner)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const listed = async (show: string) => {
      const answer = await admin('get', `/margin/all?show=${show}`)
      answer.assertStatus(200)
      return answer.body().data
    }
    assert.lengthOf(await listed('unknown'), 1)
    await setDollarRate(2350)
    assert.lengthOf(await listed('unknown'), 0)
    assert.containsSubset(await listed('low'), [
      {
        trackingNumber: shipment.trackingNumber,
        chargedText: '₦70,000.00',
        costText: '₦68,150.00',
        marginText: '₦1,850.00',
        shareText: '2.6 %',
        isEstimate: true,
        lane: 'NG to GB',
        courier: 'DHL',
      },
    ])
    const file = await admin('get', '/margin/all.csv?show=low')
    assert.include(file.text(), `${shipment.trackingNumber},${shipment.waybillNumber}`)
    assert.include(file.text(), '70000,68150,booking,68150,,1850,2.64,')
    for (const narrowed of ['lane=NG-US', 'courier=UPS', 'month=2020-01', 'organization=999']) {
      const none = await admin('get', `/margin/all?show=low&${narrowed}`)
      assert.lengthOf(none.body().data, 0, narrowed)
    }
    const wrong = await admin('get', '/margin/all?show=rich')
    wrong.assertStatus(422)
  })

  test('costs above or below the estimate by the set share and amount are listed and searchable', async ({
    client,
    assert,
  }) => {
    await setDollarRate(1500)
    const owner = await apiClientOf(client, 'member@sendam.test')
    const [above, below] = [await bookLightParcel(owner), await bookLightParcel(owner)]
    const { take } = await createInvoiceCalls(client)
    const rows = [`${above.waybillNumber},60,,,,`, `${below.waybillNumber},20,,,,`]
    await take(writeInvoice(...rows), { total: 80 })
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const numbersOf = async (query: string) => {
      const answer = await admin('get', `/margin/all?${query}`)
      answer.assertStatus(200)
      return answer.body().data.map(({ trackingNumber }: any) => trackingNumber)
    }
    const [more, less] = [above.trackingNumber, below.trackingNumber]
    assert.deepEqual(await numbersOf('show=differs'), [more, less])
    assert.deepEqual(await numbersOf('show=above'), [more])
    assert.deepEqual(await numbersOf('show=below'), [less])
    assert.deepEqual(await numbersOf('show=loss'), [more])
    assert.deepEqual(await numbersOf('show=gain'), [less])
    assert.deepEqual(await numbersOf(`show=all&search=${below.waybillNumber}`), [less])
    assert.lengthOf(await numbersOf('show=all&search=nobody'), 0)
    const { name } = await db.from('organizations').where('id', above.organizationId).first()
    assert.lengthOf(await numbersOf(`show=all&search=${encodeURIComponent(name)}`), 2)
    const file = await admin('get', '/margin/all.csv?show=above')
    assert.include(file.text(), `${more},`)
    assert.notInclude(file.text(), `${less},`)
    await minimumDifferenceKobo.set(15_000_00, { by: null })
    assert.deepEqual(await numbersOf('show=differs'), [more])
  })

  test('totals, list and file agree, before and after a cost is known', async ({
    client,
    assert,
  }) => {
    const owner = await apiClientOf(client, 'member@sendam.test')
    await bookLightParcel(owner)
    await bookLightParcel(owner)
    const byHand = await makeShipment({ courierDriver: 'manual', to: 'US' })
    await db.rawQuery('select keep_margins(array[?::bigint])', [byHand.id])
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const rowsOf = async (show: string) => {
      const file = await admin('get', `/margin/all.csv?show=${show}`)
      const [header, ...rows] = file.text().trim().split('\r\n')
      const at = header!.split(',').indexOf('Charged')
      return rows.map((row: string) => Number(row.split(',')[at]) * 100)
    }
    for (const known of [0, 2]) {
      if (known > 0) await setDollarRate(1500)
      const { total } = await loadMarginTotals({}, 'month')
      const charged = await rowsOf('all')
      assert.equal(total!.known, known)
      assert.lengthOf(charged, total!.shipments)
      assert.equal(
        charged.reduce((sum: number, kobo: number) => sum + kobo, 0),
        total!.chargedKobo
      )
      assert.lengthOf(await rowsOf('unknown'), total!.shipments - total!.known)
    }
  })

  test('a total states how many shipments it covers', async ({ client, assert }) => {
    await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    await setDollarRate(1500)
    await db.rawQuery('select fold_margins()')
    const byHand = await makeShipment({ courierDriver: 'manual', to: 'US' })
    await db.rawQuery('select keep_margins(array[?::bigint])', [byHand.id])
    const { total, parts, unknown } = await loadMarginTotals({}, 'lane')
    assert.deepEqual(unknown, { missingRates: [], hasUncharged: true })
    assert.containsSubset(total, { shipments: 2, known: 1, costKobo: COST_CENTS * 1500 })
    assert.sameMembers(
      parts.map(({ name, shipments, known }) => `${name} ${known}/${shipments}`),
      ['NG to GB 1/1', 'NG to US 0/1']
    )
    for (const by of ['courier', 'month', 'customer', 'group'] as const) {
      const { parts: others } = await loadMarginTotals({ lane: 'NG-GB' }, by)
      assert.containsSubset(others, [{ shipments: 1, known: 1, costKobo: COST_CENTS * 1500 }])
    }
  })

  test('a total without a cost names the currency and the day that lack a rate', async ({
    client,
    assert,
  }) => {
    await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const today = todayInNigeria().toISODate()
    const missingRates = [{ currency: 'USD', firstDay: today, lastDay: today }]
    const all = await loadMarginTotals({}, 'lane')
    assert.deepEqual(all.unknown, { missingRates, hasUncharged: false })
    const scope = { lane: 'NG-GB', month: today!.slice(0, 7), courier: 'DHL' }
    const narrowed = await loadMarginTotals(scope, 'lane')
    assert.deepEqual(narrowed.unknown, all.unknown)
    await setDollarRate(1500)
    const known = await loadMarginTotals({}, 'lane')
    assert.isNull(known.unknown)
  })

  test('a parcel carried 45 days ago that is on no invoice of that time is listed as unbilled', async ({
    client,
    assert,
  }) => {
    await setDollarRate(1500, daysAgo(90))
    const carried = async (days: number, draft: ShipmentDraft = {}) => {
      const createdAt = daysAgo(days + 1)
      const shipment = await makeShipment({ status: 'COURIER_ASSIGNED', createdAt, ...draft })
      await recordScan(shipment, daysAgo(days))
      await db.rawQuery('select keep_margins(array[?::bigint])', [shipment.id])
      return shipment
    }
    const missing = await carried(45)
    const [billed, young] = [await carried(45), await carried(44)]
    // These are not unbilled, because of their courier, day or status.
    await carried(45, { courierCode: 'UPS' })
    await carried(75)
    await carried(45, { status: 'BOOKED' })
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const unbilled = async (more = '') => {
      const answer = await admin('get', `/margin/all?show=unbilled${more}`)
      answer.assertStatus(200)
      const { data, metadata } = answer.body()
      return [data.map(({ trackingNumber }: any) => trackingNumber), metadata.total]
    }
    assert.deepEqual(await unbilled(), [[], 0])
    const { take } = await createInvoiceCalls(client)
    // A billed line counts even without an exchange rate, and so without a value in naira.
    const file = writeInvoice(`${billed.waybillNumber},20,,,,`)
    const day = daysAgo(20).toISODate()!
    await take(file, { total: 20, day, currency: 'EUR' })
    assert.deepEqual(await unbilled(), [[missing.trackingNumber], 1])
    assert.deepEqual(await unbilled('&courier=UPS'), [[], 0])
    const csv = await admin('get', '/margin/all.csv?show=unbilled')
    assert.include(csv.text(), String(missing.trackingNumber))
    assert.notInclude(csv.text(), String(young.trackingNumber))
    // Delivered, although no pickup was recorded.
    await db
      .from('tracking_events')
      .where('shipment_id', young.id)
      .update({ withdrawn_at: new Date() })
    await young.merge({ status: 'DELIVERED', deliveredAt: daysAgo(46) }).save()
    const both = [missing, young].map(({ trackingNumber }) => trackingNumber)
    const [found] = await unbilled()
    assert.sameMembers(found, both)
    await take(writeInvoice(`${missing.waybillNumber},20,,,,`), { number: 'LATE-1', total: 20 })
    assert.deepEqual(await unbilled(), [[young.trackingNumber], 1])
  })

  test('customers see no cost or margin in any answer or event', async ({ client, assert }) => {
    await setDollarRate(1500)
    const owner = await apiClientOf(client, 'member@sendam.test')
    const shipment = await bookLightParcel(owner)
    for (const path of ['/margin/all', '/margin/all.csv']) {
      const refused = await owner('get', path)
      refused.assertStatus(403)
    }
    const responses = await Promise.all([
      owner('get', `/shipment/${shipment.id}`),
      owner('get', '/shipment/all'),
      owner('get', '/shipment/history'),
      owner('get', '/reweigh'),
    ])
    const event = await db.from('webhook_events').where('type', 'like', 'shipment.%')
    const texts = [...responses.map((answer) => answer.text()), JSON.stringify(event)]
    for (const text of texts) assert.notMatch(text, /margin|carriage|costKobo|43[,]?500|29[.]00/i)
  })

  test('a page reads only the rows it shows, and totals read no shipments', async ({ assert }) => {
    const { id, organizationId } = await makeShipment({ status: 'BOOKED' })
    await db.rawQuery(
      'alter table shipment_margins drop constraint shipment_margins_shipment_id_foreign'
    )
    await db.rawQuery(
      `insert into shipment_margins select 100000000 + i, ?, date '2026-01-01' + i / 60, 'DHL', 'NG-GB', null, 100000,
         100000 - i, 'booking', 100000 - i, case i % 40 when 0 then null else 100000 end, false, i, i % 4000, null from generate_series(1, 12000) as i`,
      [organizationId]
    )
    // One in forty is on no invoice.
    await db.rawQuery(
      `insert into carrier_invoices (carrier, number, invoiced_on, currency, minor_digits, total_minor, lines_minor,
         file_hash, lines, difference_share, least_kobo) values ('dhl', '1', '2026-02-01', 'USD', 2, 0, 0, 'x', 0, 0, 0)`
    )
    await db.rawQuery('alter table shipments disable trigger user')
    await db.rawQuery(
      `insert into shipments select (jsonb_populate_record(shipment, jsonb_build_object('id', 100000000 + i, 'status',
         'DELIVERED', 'tracking_number', 100000000 + i, 'transaction_reference', 'BULK-' || i, 'waybill_number', null))).*
       from shipments as shipment, generate_series(1, 4000) as i where shipment.id = ?`,
      [id]
    )
    await db.rawQuery('alter table shipments enable trigger user')
    await db.rawQuery('analyze shipment_margins, shipments')
    await db.rawQuery('set local random_page_cost = 1.1')
    assert.isAbove(id, 0)
    const plans = await collectPlans(async () => {
      await loadMarginPage({ show: 'all' })
      await loadMarginPage({ show: 'low' })
      await loadMarginPage({ show: 'unbilled' })
      await loadMarginTotals({}, 'courier')
    })
    assert.deepEqual(findPlanFaults(plans, { shown: 25, counted: 10_001 }), [])
  })
})

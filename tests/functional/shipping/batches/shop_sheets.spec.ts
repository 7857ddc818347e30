import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { writeCsv, readShopSample } from '#tests/support/developers/batches'
import { createSheetShop } from '#tests/support/developers/sheet_bookings'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

/** Values that a shop's export lacks. */
const DEFAULTS = { category: 'Clothing', weight: '1.2', email: 'shop@example.test' }

async function openShop() {
  const calls = await createSheetShop()
  /** Uploads a sheet with defaults for its empty cells. */
  const bring = async (text: string) => {
    const { body } = await calls.upload(text, 'orders.csv')
    const { id, notes } = body.data
    const changed = await calls.change(id, { defaults: DEFAULTS })
    return { id: id as number, notes: notes as string[], rows: changed.body.data.rows as any[] }
  }
  return { ...calls, bring }
}

const TO_IKEJA = { country: 'Nigeria', state: 'Lagos', city: 'Ikeja', postalCode: '' }

const fieldsOf = ({ errors }: any) => errors.map(({ field }: any) => field)

test.group('Shop orders in a sheet', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('Shopify: cancelled, fulfilled and refunded orders are left out, as are items without shipping', async ({
    assert,
  }) => {
    const { bring } = await openShop()
    const headers = [
      ...['Name', 'Email', 'Financial Status', 'Fulfillment Status', 'Cancelled at', 'Currency'],
      ...['Lineitem quantity', 'Lineitem name', 'Lineitem price', 'Lineitem requires shipping'],
      ...['Shipping Name', 'Shipping Address1', 'Shipping City', 'Shipping Province'],
      ...['Shipping Country', 'Shipping Phone'],
    ]
    const receiver = ['Ada Obi', '12 Allen Avenue', 'Ikeja', 'LA', 'NG', '08031234567']
    const order = (name: string, status: string[], item: string, ships = 'true') => [
      ...[name, 'ada@example.com', ...status, 'NGN', '1', item, '9000', ships, ...receiver],
    ]
    const { rows, notes } = await bring(
      writeCsv(headers, [
        order('#1', ['paid', 'unfulfilled', ''], 'Gift card', 'false'),
        [
          '#1',
          'ada@example.com',
          '',
          '',
          '',
          '',
          '2',
          'Bag',
          '7000',
          'true',
          ...receiver.map(() => ''),
        ],
        order('#2', ['paid', 'unfulfilled', '2026-11-20'], 'Dress'),
        order('#3', ['paid', 'fulfilled', ''], 'Dress'),
        order('#4', ['refunded', 'unfulfilled', ''], 'Dress'),
      ])
    )
    assert.deepEqual(
      rows.map(({ leftOut }: any) => leftOut),
      [false, true, true, true]
    )
    assert.containsSubset(rows[0], {
      errors: [],
      cells: { fullname: 'Ada Obi', description: 'Bag', quantity: '2' },
    })
    const names = '#2 (Cancelled at 2026-11-20), #3 (fulfilled), #4 (refunded).'
    assert.isTrue(notes.some((note) => note.endsWith(names)))
    assert.isTrue(notes.some((note) => note.startsWith('We skipped 1 item.')))
  })

  test('WooCommerce: an order without a shipping address goes to its billing address', async ({
    assert,
  }) => {
    const { bring } = await openShop()
    const text = await readShopSample('woocommerce_advanced.csv')
    const { rows } = await bring(
      text.replace('Bola,Adesanya,9 Ring Road behind the market,Ibadan,OY,200001,NG', ',,,,,,')
    )
    assert.containsSubset(rows[1].cells, {
      fullname: 'Chidi Umeh',
      address: '4 Gana Street',
      city: 'Maitama',
      state: 'FC',
    })
  })

  test('WooCommerce: an order on hold is left out until somebody includes it', async ({
    assert,
  }) => {
    const { bring, read, pay, correct } = await openShop()
    const text = await readShopSample('woocommerce_advanced.csv')
    const { id, rows, notes } = await bring(text.replaceAll('2001,Processing', '2001,On hold'))
    assert.deepEqual(
      rows.map(({ leftOut }: any) => leftOut),
      [true, false]
    )
    assert.include(notes, 'Skipped, because the shop says not to send them: 2001 (On hold).')
    // This would pay only the other order, which no courier of this tariff delivers.
    const refused = await pay(id)
    assert.equal(refused.status, 422)
    await correct(id, rows[0].row, { leftOut: false })
    const paid = await pay(id, { rows: [rows[0].row] })
    assert.equal(paid.status, 200)
    const after = await read(id)
    assert.isNotNull(after.rows[0].shipment)
  })

  test('WooCommerce: a list without addresses is refused with advice', async ({ assert }) => {
    const { upload } = await openShop()
    const { status, body } = await upload(
      await readShopSample('woocommerce_analytics.csv'),
      'a.csv'
    )
    assert.deepEqual([status, body.code], [422, 'E_FILE_UNREADABLE'])
    assert.match(body.message, /has no addresses. Export the orders with their shipping address/)
  })

  test('Amazon: a line price covers all pieces; the form shows the price of one', async ({
    assert,
  }) => {
    const { bring, correct, bookGoodRows } = await openShop()
    const sold = await readShopSample('amazon.txt')
    const { id } = await bring(sold.replaceAll('USD', 'NGN').replaceAll('.00\t', '000.00\t'))
    const cells = { ...TO_IKEJA, phoneNumber: '08031234567' }
    const corrected = await correct(id, 2, { cells })
    assert.containsSubset(corrected.body.data.rows[0], {
      errors: [],
      cells: { value: '25000\n7000' },
    })
    const fewer = await correct(id, 2, { cells: { quantity: '1\n3' } })
    assert.equal(fewer.body.data.rows[0].cells.value, '25000\n7000')
    const booked = await bookGoodRows(id)
    assert.deepEqual(booked.get(2)?.items, [
      ['Ankara dress', 1, 25_000_00],
      ['Beaded bag', 3, 7_000_00],
    ])
  })

  test('Amazon: an amount entered in naira stays naira, although the sheet is in dollars', async ({
    assert,
  }) => {
    const { bring, correct } = await openShop()
    const { id } = await bring(await readShopSample('amazon.txt'))
    for (const [typed, stored] of [
      ['₦25,000\n₦7,000', '₦25000\n₦7000'],
      ['N25000\nNGN 7000', '₦25000\n₦7000'],
      ['25000 naira\n7000.50 NGN', '₦25000\n₦7000.5'],
    ]) {
      const { body } = await correct(id, 2, { cells: { value: typed } })
      const [row] = body.data.rows
      assert.equal(row.cells.value, stored)
      assert.notInclude(fieldsOf(row), 'value')
    }
    const { body } = await correct(id, 2, { cells: { value: '25\n₦7,000' } })
    assert.include(fieldsOf(body.data.rows[0]), 'value')
  })
})

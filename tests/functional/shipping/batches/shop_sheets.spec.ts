import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { parse } from 'csv-parse/sync'
import Shipment from '#shipping/shipment/models/shipment'
import { batchCalls, sheetOf, shopSample } from '#tests/support/developers/batches'
import { shopWith } from '#tests/support/developers/shop'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

/** Values that a shop's export lacks. */
const DEFAULTS = { category: 'Clothing', weight: '1.2', email: 'shop@example.test' }

async function shop() {
  const made = await shopWith({ naira: 1_000_000 })
  const calls = { ...made, ...batchCalls(made) }
  await calls.book()
  /** Uploads a sheet with defaults for its empty cells. */
  const bring = async (text: string, defaults: object = DEFAULTS) => {
    const { body } = await calls.upload(text, 'orders.csv')
    const { id, notes } = body.data
    const changed = await calls.change(id, { defaults })
    return { id: id as number, notes: notes as string[], rows: changed.body.data.rows as any[] }
  }
  /** Pays for the first row and returns its parcel. */
  const booked = async (id: number) => {
    const { rows } = await calls.read(id)
    const paid = await calls.pay(id, { rows: [rows[0].row] })
    const [{ shipment }] = paid.body.data.rows
    const whole = await Shipment.wholeOf([shipment.id]).firstOrFail()
    const { fullname, phoneNumber, email, address, cityName } = whole.address('destination')
    const items = whole.packages.flatMap((one) => one.items)
    return {
      fullname,
      phoneNumber,
      email,
      address,
      cityName,
      weights: whole.packages.map(({ weightGrams }) => weightGrams),
      items: items.map(({ description, quantity, unitValueKobo }) => [
        description,
        quantity,
        unitValueKobo / 100,
      ]),
    }
  }
  return { ...calls, bring, booked }
}

const TO_IKEJA = { country: 'Nigeria', state: 'Lagos', city: 'Ikeja', postalCode: '' }

const fieldsOf = ({ errors }: any) => errors.map(({ field }: any) => field)

test.group('Orders of a shop', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('Shopify: lines of an order are one parcel, and its number is nobody’s name', async ({
    assert,
  }) => {
    const { bring, booked } = await shop()
    const { id, notes, rows } = await bring(await shopSample('shopify.csv'))
    assert.include(notes, 'Read as orders of Shopify.')
    assert.lengthOf(rows, 2)
    assert.deepEqual(rows[0].errors, [])
    assert.containsSubset(rows[0].cells, {
      reference: '#1001',
      fullname: 'Adaeze Okoro',
      phoneNumber: '0803 000 0001',
      address: '12 Allen Avenue, Flat 3',
      description: 'Ankara dress - M\nBeaded bag',
      quantity: '1\n2',
      value: '25000.00\n7000.00',
    })
    assert.notProperty(rows[0].cells, 'courier')
    assert.equal(rows[1].cells.fullname, 'Grace Miller')
    assert.deepEqual(await booked(id), {
      fullname: 'Adaeze Okoro',
      phoneNumber: '08030000001',
      email: 'adaeze@example.com',
      address: '12 Allen Avenue, Flat 3',
      cityName: 'Ikeja',
      weights: [1_200],
      items: [
        ['Ankara dress - M', 1, 25_000],
        ['Beaded bag', 2, 7_000],
      ],
    })
  })

  test('Shopify: what is cancelled, sent or needs no shipping is not booked by mistake', async ({
    assert,
  }) => {
    const { bring } = await shop()
    const headers = [
      ...['Name', 'Email', 'Financial Status', 'Fulfillment Status', 'Cancelled at', 'Currency'],
      ...['Lineitem quantity', 'Lineitem name', 'Lineitem price', 'Lineitem requires shipping'],
      ...['Shipping Name', 'Shipping Address1', 'Shipping City', 'Shipping Province'],
      ...['Shipping Country', 'Shipping Phone'],
    ]
    const who = ['Ada Obi', '12 Allen Avenue', 'Ikeja', 'LA', 'NG', '08031234567']
    const order = (name: string, status: string[], item: string, ships = 'true') => [
      ...[name, 'ada@example.com', ...status, 'NGN', '1', item, '9000', ships, ...who],
    ]
    const { rows, notes } = await bring(
      sheetOf(headers, [
        order('#1', ['paid', 'unfulfilled', ''], 'Gift card', 'false'),
        ['#1', 'ada@example.com', '', '', '', '', '2', 'Bag', '7000', 'true', ...who.map(() => '')],
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
    assert.isTrue(notes.some((note) => note.startsWith('1 item that')))
  })

  for (const name of ['woocommerce_advanced.csv', 'woocommerce_bare_lines.csv']) {
    test(`WooCommerce (${name}): first and last name are one, and the receiver is not the payer`, async ({
      assert,
    }) => {
      const { bring, booked } = await shop()
      const { id, rows, notes } = await bring(await shopSample(name))
      assert.include(notes, 'The sheet does not name a currency, so we read its values as naira.')
      assert.lengthOf(rows, 2)
      assert.deepEqual(rows[0].errors, [])
      // No courier of this tariff delivers there.
      assert.deepEqual(fieldsOf(rows[1]), [null])
      assert.containsSubset(rows[1].cells, {
        reference: '2002',
        fullname: 'Bola Adesanya',
        address: '9 Ring Road behind the market',
        city: 'Ibadan',
        state: 'OY',
        phoneNumber: '+234 803 000 0002',
      })
      assert.deepEqual(await booked(id), {
        fullname: 'Adaeze Okoro',
        phoneNumber: '08030000001',
        email: 'adaeze@example.com',
        address: '12 Allen Avenue Flat 3',
        cityName: 'Ikeja',
        weights: [1_200],
        items: [
          ['Ankara dress - M', 1, 25_000],
          ['Beaded bag', 2, 7_000],
        ],
      })
    })
  }

  test('WooCommerce: items that stand beside each other are one parcel, and its value is that of one piece', async ({
    assert,
  }) => {
    const { bring, booked } = await shop()
    const { id, rows } = await bring(await shopSample('woocommerce_webtoffee.csv'))
    assert.deepEqual(rows.map(fieldsOf), [[], [null]])
    assert.equal(rows[1].cells.phoneNumber, '0803-000-0003')
    assert.deepEqual(await booked(id), {
      fullname: 'Adaeze Okoro',
      phoneNumber: '08030000001',
      email: 'adaeze@example.com',
      address: '12 Allen Avenue, Flat 3',
      cityName: 'Ikeja',
      weights: [1_200],
      items: [
        ['Ankara dress - M', 1, 25_000],
        ['Beaded bag', 2, 7_000],
      ],
    })
  })

  test('WooCommerce: an order without an address of its own goes to its buyer', async ({
    assert,
  }) => {
    const { bring } = await shop()
    const text = await shopSample('woocommerce_advanced.csv')
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

  test('WooCommerce: an order that is on hold is left out, and is sent once somebody says so', async ({
    assert,
  }) => {
    const { bring, read, pay, correct } = await shop()
    const text = await shopSample('woocommerce_advanced.csv')
    const { id, rows, notes } = await bring(text.replaceAll('2001,Processing', '2001,On hold'))
    assert.deepEqual(
      rows.map(({ leftOut }: any) => leftOut),
      [true, false]
    )
    assert.include(
      notes,
      'Left out, because the shop says that they are not to be sent: 2001 (On hold).'
    )
    // Only the other order would be paid, which no courier of this tariff delivers.
    const refused = await pay(id)
    assert.equal(refused.status, 422)
    await correct(id, rows[0].row, { leftOut: false })
    const paid = await pay(id, { rows: [rows[0].row] })
    assert.equal(paid.status, 200)
    const after = await read(id)
    assert.isNotNull(after.rows[0].shipment)
  })

  test('WooCommerce: a list without addresses is refused with what to do', async ({ assert }) => {
    const { upload } = await shop()
    const { status, body } = await upload(await shopSample('woocommerce_analytics.csv'), 'a.csv')
    assert.deepEqual([status, body.code], [422, 'E_FILE_UNREADABLE'])
    assert.match(body.message, /has no addresses. Export the orders with their shipping address/)
  })

  test('eBay: the lines at its end are passed over and told, and dollars are no naira', async ({
    assert,
  }) => {
    const { bring, booked, correct } = await shop()
    const { id, rows, notes } = await bring(await shopSample('ebay.csv'))
    assert.lengthOf(rows, 2)
    assert.match(
      notes.at(-1)!,
      /^Rows \d+, \d+ \("3 record\(s\) downloaded from .* and so on\) name no receiver and were passed over\.$/
    )
    assert.containsSubset(rows[0].cells, {
      fullname: 'Sam Rivera',
      phoneNumber: '+1 202-555-0143',
      address: '500 Howard Street',
      description: 'Ankara dress\nBeaded bag',
      quantity: '1\n2',
    })
    assert.include(fieldsOf(rows[0]), 'value')
    const cells = { value: '₦25000\n₦7000', ...TO_IKEJA, phoneNumber: '08031234567' }
    const corrected = await correct(id, rows[0].row, { cells })
    assert.deepEqual(corrected.body.data.rows[0].errors, [])
    const { items } = await booked(id)
    assert.deepEqual(items, [
      ['Ankara dress', 1, 25_000],
      ['Beaded bag', 2, 7_000],
    ])
  })

  test('eBay in the United Kingdom is known, too', async ({ assert }) => {
    const { bring } = await shop()
    const { rows } = await bring(await shopSample('ebay_uk.csv'))
    assert.lengthOf(rows, 1)
    assert.containsSubset(rows[0].cells, {
      reference: '12-00001-00002',
      fullname: 'Grace Miller',
      postalCode: 'NW1 6XE',
      address: '1 Example Street',
      state: 'Greater London',
      description: 'Leather sandals',
    })
  })

  test('Etsy: both of its sheets are known, and what they do not say is asked for', async ({
    assert,
  }) => {
    const { bring, correct, booked } = await shop()
    const orders = await bring(await shopSample('etsy_orders.csv'))
    assert.containsSubset(orders.rows[0].cells, {
      reference: '3000000001',
      fullname: 'Sam Rivera',
      address: '500 Howard Street, Apt 4B',
      quantity: '3',
      value: '13',
      currency: 'USD',
    })
    for (const field of ['description', 'value', 'phoneNumber']) {
      assert.include(fieldsOf(orders.rows[0]), field)
    }
    const sold = await shopSample('etsy_items.csv')
    const { id, rows } = await bring(sold.replaceAll('USD', 'NGN'))
    assert.lengthOf(rows, 2)
    const cells = { ...TO_IKEJA, phoneNumber: '08031234567', value: '25000\n7000' }
    const corrected = await correct(id, 2, { cells })
    assert.deepEqual(corrected.body.data.rows[0].errors, [])
    assert.deepEqual(await booked(id), {
      fullname: 'Sam Rivera',
      phoneNumber: '08031234567',
      email: 'shop@example.test',
      address: '500 Howard Street, Apt 4B',
      cityName: 'Ikeja',
      weights: [1_200],
      items: [
        ['Ankara dress, handmade', 1, 25_000],
        ['Beaded bag', 2, 7_000],
      ],
    })
  })

  test('Amazon: the price of a line is that of all its pieces', async ({ assert }) => {
    const { bring, correct, booked } = await shop()
    const abroad = await bring(await shopSample('amazon.txt'))
    assert.containsSubset(abroad.rows[0].cells, {
      fullname: 'Sam Rivera',
      address: '500 Howard Street, Apt 4B',
      postalCode: '94105-0001',
      quantity: '1\n2',
      value: '25\n7',
      currency: 'USD',
    })
    assert.lengthOf(
      fieldsOf(abroad.rows[0]).filter((field: string) => field === 'value'),
      1
    )
    const sold = await shopSample('amazon.txt')
    const { id } = await bring(sold.replaceAll('USD', 'NGN').replaceAll('.00\t', '000.00\t'))
    const cells = { ...TO_IKEJA, phoneNumber: '08031234567' }
    const corrected = await correct(id, 2, { cells })
    assert.containsSubset(corrected.body.data.rows[0], {
      errors: [],
      cells: { value: '25000\n7000' },
    })
    // The form has the price per piece, the sheet that of the whole quantity.
    const fewer = await correct(id, 2, { cells: { quantity: '1\n3' } })
    assert.equal(fewer.body.data.rows[0].cells.value, '25000\n7000')
    const { items } = await booked(id)
    assert.deepEqual(items, [
      ['Ankara dress', 1, 25_000],
      ['Beaded bag', 3, 7_000],
    ])
    const unshipped = await bring(await shopSample('amazon_unshipped.txt'))
    assert.deepEqual(
      unshipped.rows.map((row) => [row.cells.fullname, fieldsOf(row).includes('value')]),
      [
        ['Sam Rivera', true],
        ['Grace Miller', true],
      ]
    )
  })
})

const HEADERS = ['Order No', 'Customer', 'Phone', 'Email', 'Street', 'Town', 'State', 'Item']
const MORE = ['Category', 'Qty', 'Price', 'Weight']
const ADA = ['Ada Obi', '08031234567', 'ada@example.com', '12 Allen Avenue', 'Ikeja', 'Lagos']
const SHIRT = ['Cotton shirt', 'Clothing', '1', '15000']

test.group('A sheet of one’s own', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('has one parcel for the lines of an order, whose weights are added', async ({ assert }) => {
    const { upload, booked, file } = await shop()
    const rows = [
      ['7', ...ADA, ...SHIRT, '500 g'],
      ['7', ...ADA.map(() => ''), 'Leather belt', 'Clothing', '2', '4000', '0.3kg'],
      ['8', ...ADA, ...SHIRT, '1.2'],
      ['7', 'Bola Ade', ...ADA.slice(1), ...SHIRT, '0.4'],
      ['', ...ADA, ...SHIRT, '0.4'],
      ['', ...ADA, ...SHIRT, '0.4'],
    ]
    const { body } = await upload(sheetOf([...HEADERS, ...MORE], rows), 'a.csv')
    const numbers = body.data.rows.map(({ row }: any) => row)
    assert.deepEqual(numbers, [2, 4, 5, 6, 7], 'as the spreadsheet shows them')
    assert.deepEqual(body.data.rows[0].errors, [])
    assert.equal(body.data.rows[0].cells.weight, '0.8')
    const { items, weights } = await booked(body.data.id)
    assert.deepEqual(weights, [800])
    assert.deepEqual(items, [
      ['Cotton shirt', 1, 15_000],
      ['Leather belt', 2, 4_000],
    ])
    // The download has the original rows.
    const { bytes } = await file(`${body.data.id}/sheet`)
    const lines = parse(bytes, { columns: true, bom: true }) as Record<string, string>[]
    assert.lengthOf(lines, 6)
    assert.deepEqual([lines[1]!.Item, lines[1]!.Customer], ['Leather belt', ''])
    assert.equal(lines[0]!['Tracking number'], lines[1]!['Tracking number'])
  })

  test('is put together anew by the order number that somebody chooses, and as it was without it', async ({
    assert,
  }) => {
    const { upload, change, booked } = await shop()
    const headers = [...HEADERS, ...MORE].map((name) => (name === 'Order No' ? 'Bestellung' : name))
    const rows = [
      ['7', ...ADA, ...SHIRT, '500 g'],
      ['7', ...ADA, 'Leather belt', 'Clothing', '2', '4000', '0.3kg'],
      ['8', ...ADA, ...SHIRT, '1.2'],
      ['7', 'Bola Ade', ...ADA.slice(1), ...SHIRT, '0.4'],
      ['8', ...ADA, ...SHIRT, '0.4'],
    ]
    const { body } = await upload(sheetOf(headers, rows), 'a.csv')
    const numbersOf = (answer: any) => answer.body.data.rows.map(({ row }: any) => row)
    assert.lengthOf(body.data.rows, 5)
    const { id } = body.data
    const choose = (field: string | null) =>
      change(id, { columns: [{ header: 'Bestellung', field }] })
    const chosen = await choose('reference')
    assert.deepEqual(numbersOf(chosen), [2, 4, 5])
    assert.containsSubset(chosen.body.data.rows[0], {
      errors: [],
      cells: { reference: '7', description: 'Cotton shirt\nLeather belt', weight: '0.8' },
    })
    assert.deepEqual(numbersOf(await choose(null)), [2, 3, 4, 5, 6])
    await choose('reference')
    const { items, weights } = await booked(id)
    assert.deepEqual(weights, [800])
    assert.lengthOf(items, 2)
    // The next sheet with these headings gets the same mapping.
    const next = await upload(sheetOf(headers, rows), 'b.csv')
    assert.deepEqual(numbersOf(next), [2, 4, 5])
  })

  test('names a receiver in a column that somebody chooses, and each has a parcel of their own', async ({
    assert,
  }) => {
    const { upload, change } = await shop()
    const headers = ['Order No', 'Wer', 'Item', 'Wo']
    const rows = [
      ['7', 'Ada Obi', 'Shirt', '12 Allen Avenue'],
      ['7', 'Bola Ade', 'Belt', '14 Allen Avenue'],
      ['7', '', 'Hat', ''],
    ]
    const { body } = await upload(sheetOf(headers, rows), 'a.csv')
    assert.lengthOf(body.data.rows, 1)
    const columns = [
      { header: 'Wer', field: 'fullname' },
      { header: 'Wo', field: 'address' },
    ]
    const changed = await change(body.data.id, { columns })
    assert.deepEqual(
      changed.body.data.rows.map(({ cells }: any) => [cells.fullname, cells.description]),
      [
        ['Ada Obi', 'Shirt'],
        ['Bola Ade', 'Belt\nHat'],
      ]
    )
  })

  test('names the item that is wrong, and is corrected line by line', async ({ assert }) => {
    const { upload, correct } = await shop()
    const rows = [
      ['7', ...ADA, ...SHIRT, '0.8'],
      ['7', ...ADA, 'Leather belt', 'Clothes', '2', '40', ''],
    ]
    const { body } = await upload(sheetOf([...HEADERS, ...MORE], rows), 'a.csv')
    assert.lengthOf(body.data.rows, 1)
    assert.deepEqual(
      body.data.rows[0].errors.map(({ message }: any) => message.slice(0, 8)),
      ['Item 2: ', 'Item 2: ']
    )
    const cells = { category: 'Clothing', value: '15000\n4000', address: '14 Allen Avenue' }
    const corrected = await correct(body.data.id, 2, { cells })
    assert.containsSubset(corrected.body.data.rows[0], {
      errors: [],
      cells: { ...cells, category: 'Clothing\nClothing', quantity: '1\n2' },
    })
    const one = await correct(body.data.id, 2, { cells: { value: '4000' } })
    assert.deepEqual([one.status, one.body.errors[0].field], [422, 'cells.value'])
    assert.equal(
      one.body.errors[0].message,
      'Write a line for each of the 2 items under Unit value (₦).'
    )
    const fewer = { description: 'Cotton shirt', quantity: '1', value: '15000' }
    const without = await correct(body.data.id, 2, { cells: fewer })
    assert.containsSubset(without.body.data.rows[0], {
      errors: [],
      cells: { ...fewer, category: 'Clothing' },
    })
  })

  test('may have a title above its headings, and names in two columns', async ({ assert }) => {
    const { upload } = await shop()
    const headers = [...HEADERS.map((name) => (name === 'Customer' ? 'First Name' : name)), ...MORE]
    const text = sheetOf(
      ['Orders of November', ...headers.map(() => '')],
      [
        [...headers, 'Surname', 'Address 2'],
        ['7', 'Ada', ...ADA.slice(1), ...SHIRT, '0.8', 'Obi', 'Flat 3'],
      ]
    )
    const { body } = await upload(text, 'a.csv')
    assert.include(body.data.notes, '1 line above the headers was left out.')
    assert.containsSubset(body.data.rows[0], {
      errors: [],
      cells: { fullname: 'Ada Obi', address: '12 Allen Avenue, Flat 3' },
    })
  })

  test('in French is read', async ({ assert }) => {
    const { upload } = await shop()
    const headers =
      'Nom,Téléphone,E-mail,Adresse,Ville,État,Pays,Contenu,Catégorie,Quantité,Valeur,Poids'
    const row = [...ADA, 'Nigeria', ...SHIRT, '1.2'].join(',')
    const { body } = await upload(`${headers}\n${row}`, 'a.csv')
    assert.deepEqual(body.data.rows[0].errors, [])
  })

  test('whose headings say nothing is told so', async ({ assert }) => {
    const { upload } = await shop()
    const { body } = await upload('Empfänger,Wohin\nAda Obi,12 Allen Avenue', 'a.csv')
    assert.deepEqual(body.data.notes, [
      'We found no column for the name and the address. Choose it under "Match the columns".',
    ])
  })

  test('with a quantity that we do not read has no quantity of one', async ({ assert }) => {
    const { upload } = await shop()
    const headers = [...HEADERS, ...MORE].map((name) => (name === 'Qty' ? 'Qty ordered' : name))
    const { body } = await upload(sheetOf(headers, [['7', ...ADA, ...SHIRT, '1.2']]), 'a.csv')
    assert.lengthOf(body.data.rows[0].errors, 1)
    assert.match(body.data.rows[0].errors[0].message, /^We do not read the column "Qty ordered"/)
  })

  test('with one heading twice is read by the one that is filled, and asks where both are', async ({
    assert,
  }) => {
    const { upload } = await shop()
    const headers = ['Phone', ...HEADERS, ...MORE]
    const row = ['7', ...ADA, ...SHIRT, '1.2']
    const filled = await upload(sheetOf(headers, [['', ...row]]), 'a.csv')
    assert.deepEqual(filled.body.data.rows[0].errors, [])
    const same = await upload(sheetOf(headers, [[ADA[1]!, ...row]]), 'a.csv')
    assert.deepEqual(same.body.data.rows[0].errors, [])
    const other = await upload(sheetOf(headers, [['08055555555', ...row]]), 'a.csv')
    assert.deepEqual(fieldsOf(other.body.data.rows[0]), ['phoneNumber'])
    assert.match(other.body.data.notes[0], /^Two columns are headed "Phone" and differ/)
  })

  test('is remembered as far as it was changed, for sheets with the same headings alone', async ({
    assert,
  }) => {
    const { upload, change, file } = await shop()
    const headers = [...HEADERS, ...MORE]
    const row = ['7', ...ADA, ...SHIRT, '1.2']
    const { body } = await upload(sheetOf(headers, [row]), 'a.csv')
    // The page sends all columns with their current fields.
    const columns = body.data.columns.map((column: any) =>
      column.header === 'Item' ? { ...column, field: null } : column
    )
    await change(body.data.id, { columns })
    const again = await upload(sheetOf(headers, [row]), 'b.csv')
    assert.deepEqual(fieldsOf(again.body.data.rows[0]), ['description'])
    const others = await upload(sheetOf([...headers, 'Notes'], [[...row, '']]), 'c.csv')
    assert.deepEqual(others.body.data.rows[0].errors, [])
    const { bytes } = await file(`${body.data.id}/sheet`)
    const returned = await upload(new Uint8Array(bytes), 'd.csv')
    assert.deepEqual(fieldsOf(returned.body.data.rows[0]), ['description'])
  })

  test('that is our template is read as we head it, whatever was chosen', async ({ assert }) => {
    const { upload, change, file } = await shop()
    const { bytes } = await file('template')
    const first = await upload(new Uint8Array(bytes), 'a.csv')
    const columns = [{ header: 'Receiver', field: null }]
    const changed = await change(first.body.data.id, { columns })
    assert.isNotEmpty(changed.body.data.rows[0].errors)
    const again = await upload(new Uint8Array(bytes), 'b.csv')
    assert.deepEqual(again.body.data.rows[0].errors, [])
  })

  test('the Latin letters of a receiver keep their original beside them', async ({ assert }) => {
    const { upload, correct, pay } = await shop()
    const { body } = await upload(
      [
        'Receiver,Phone,E-mail,Address,City,State,Country,Contents,Category,Quantity,Value,Weight',
        '王小明,08031234567,ming@example.test,12 Allen Avenue,Ikeja,Lagos,Nigeria,Bag,Clothing,1,9000,1',
      ].join('\n'),
      'orders.csv'
    )
    const [row] = body.data.rows
    const [{ field, proposal }] = row.errors
    assert.deepEqual([field, proposal], ['fullname', 'Wang Xiao Ming'])
    const corrected = await correct(body.data.id, row.row, { cells: { [field]: proposal } })
    assert.equal(corrected.body.data.rows[0].cells.originalScript, '王小明')
    const paid = await pay(body.data.id, { rows: [row.row] })
    const [{ shipment }] = paid.body.data.rows
    const whole = await Shipment.wholeOf([shipment.id]).firstOrFail()
    assert.containsSubset(whole.address('destination').$attributes, {
      fullname: 'Wang Xiao Ming',
      originalScript: '王小明',
    })
  })
})

import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { parse } from 'csv-parse/sync'
import Shipment from '#shipping/shipment/models/shipment'
import { writeCsv } from '#tests/support/developers/batches'
import { createSheetShop } from '#tests/support/developers/sheet_bookings'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const HEADERS = ['Order No', 'Customer', 'Phone', 'Email', 'Street', 'Town', 'State', 'Item']
const MORE = ['Category', 'Qty', 'Price', 'Weight']
const ADA = ['Ada Obi', '08031234567', 'ada@example.com', '12 Allen Avenue', 'Ikeja', 'Lagos']
const SHIRT = ['Cotton shirt', 'Clothing', '1', '15000']

const fieldsOf = ({ errors }: any) => errors.map(({ field }: any) => field)

test.group("A sheet in the merchant's own layout", (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('joins the lines of an order into one parcel and adds their weights', async ({ assert }) => {
    const { upload, bookGoodRows, file } = await createSheetShop()
    const rows = [
      ['7', ...ADA, ...SHIRT, '500 g'],
      ['7', ...ADA.map(() => ''), 'Leather belt', 'Clothing', '2', '4000', '0.3kg'],
      ['8', ...ADA, ...SHIRT, '1.2'],
      ['7', 'Bola Ade', ...ADA.slice(1), ...SHIRT, '0.4'],
      ['', ...ADA, ...SHIRT, '0.4'],
      ['', ...ADA, ...SHIRT, '0.4'],
    ]
    const { body } = await upload(writeCsv([...HEADERS, ...MORE], rows), 'a.csv')
    const numbers = body.data.rows.map(({ row }: any) => row)
    assert.deepEqual(numbers, [2, 4, 5, 6, 7], 'as the spreadsheet shows them')
    assert.deepEqual(body.data.rows[0].errors, [])
    assert.equal(body.data.rows[0].cells.weight, '0.8')
    const booked = await bookGoodRows(body.data.id)
    assert.containsSubset(booked.get(2), { packages: 1, grams: 800 })
    assert.deepEqual(booked.get(2)!.items, [
      ['Cotton shirt', 1, 15_000_00],
      ['Leather belt', 2, 4_000_00],
    ])
    // The download has the original rows.
    const { bytes } = await file(`${body.data.id}/sheet`)
    const lines = parse(bytes, { columns: true, bom: true }) as Record<string, string>[]
    assert.lengthOf(lines, 6)
    assert.deepEqual([lines[1]!.Item, lines[1]!.Customer], ['Leather belt', ''])
    assert.equal(lines[0]!['Tracking number'], lines[1]!['Tracking number'])
  })

  test('is regrouped by the chosen order number column, and ungrouped without it', async ({
    assert,
  }) => {
    const { upload, change, bookGoodRows } = await createSheetShop()
    const headers = [...HEADERS, ...MORE].map((name) => (name === 'Order No' ? 'Bestellung' : name))
    const rows = [
      ['7', ...ADA, ...SHIRT, '500 g'],
      ['7', ...ADA, 'Leather belt', 'Clothing', '2', '4000', '0.3kg'],
      ['8', ...ADA, ...SHIRT, '1.2'],
      ['7', 'Bola Ade', ...ADA.slice(1), ...SHIRT, '0.4'],
      ['8', ...ADA, ...SHIRT, '0.4'],
    ]
    const { body } = await upload(writeCsv(headers, rows), 'a.csv')
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
    const booked = await bookGoodRows(id)
    assert.containsSubset(booked.get(2), { packages: 1, grams: 800 })
    assert.lengthOf(booked.get(2)!.items, 2)
    // The next sheet with these headings gets the same mapping.
    const next = await upload(writeCsv(headers, rows), 'b.csv')
    assert.deepEqual(numbersOf(next), [2, 4, 5])
  })

  test('makes a parcel for each receiver once the receiver column is chosen', async ({
    assert,
  }) => {
    const { upload, change } = await createSheetShop()
    const headers = ['Order No', 'Wer', 'Item', 'Wo']
    const rows = [
      ['7', 'Ada Obi', 'Shirt', '12 Allen Avenue'],
      ['7', 'Bola Ade', 'Belt', '14 Allen Avenue'],
      ['7', '', 'Hat', ''],
    ]
    const { body } = await upload(writeCsv(headers, rows), 'a.csv')
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

  test('names the wrong item, and takes corrections with one line for each item', async ({
    assert,
  }) => {
    const { upload, correct } = await createSheetShop()
    const rows = [
      ['7', ...ADA, ...SHIRT, '0.8'],
      ['7', ...ADA, 'Leather belt', 'Clothes', '2', '40', ''],
    ]
    const { body } = await upload(writeCsv([...HEADERS, ...MORE], rows), 'a.csv')
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
    const oneLine = await correct(body.data.id, 2, { cells: { value: '4000' } })
    assert.deepEqual([oneLine.status, oneLine.body.errors[0].field], [422, 'cells.value'])
    assert.equal(
      oneLine.body.errors[0].message,
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
    const { upload } = await createSheetShop()
    const headers = [...HEADERS.map((name) => (name === 'Customer' ? 'First Name' : name)), ...MORE]
    const text = writeCsv(
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

  test('gets a note if no heading is recognized', async ({ assert }) => {
    const { upload } = await createSheetShop()
    const { body } = await upload('Empfänger,Wohin\nAda Obi,12 Allen Avenue', 'a.csv')
    assert.deepEqual(body.data.notes, [
      'We found no column for the name and the address. Choose it under "Match the columns".',
    ])
  })

  test('reports an unread quantity column instead of assuming 1', async ({ assert }) => {
    const { upload } = await createSheetShop()
    const headers = [...HEADERS, ...MORE].map((name) => (name === 'Qty' ? 'Qty ordered' : name))
    const { body } = await upload(writeCsv(headers, [['7', ...ADA, ...SHIRT, '1.2']]), 'a.csv')
    assert.lengthOf(body.data.rows[0].errors, 1)
    assert.match(body.data.rows[0].errors[0].message, /^We do not read the column "Qty ordered"/)
  })

  test('reads the filled one of two columns with the same heading, and reports a difference', async ({
    assert,
  }) => {
    const { upload } = await createSheetShop()
    const headers = ['Phone', ...HEADERS, ...MORE]
    const row = ['7', ...ADA, ...SHIRT, '1.2']
    const filled = await upload(writeCsv(headers, [['', ...row]]), 'a.csv')
    assert.deepEqual(filled.body.data.rows[0].errors, [])
    const same = await upload(writeCsv(headers, [[ADA[1]!, ...row]]), 'a.csv')
    assert.deepEqual(same.body.data.rows[0].errors, [])
    const other = await upload(writeCsv(headers, [['08055555555', ...row]]), 'a.csv')
    assert.deepEqual(fieldsOf(other.body.data.rows[0]), ['phoneNumber'])
    assert.match(
      other.body.data.notes[0],
      /^Two columns have the header "Phone" but different values/
    )
  })

  test('remembers only changed columns, and only for sheets with the same headings', async ({
    assert,
  }) => {
    const { upload, change, file } = await createSheetShop()
    const headers = [...HEADERS, ...MORE]
    const row = ['7', ...ADA, ...SHIRT, '1.2']
    const { body } = await upload(writeCsv(headers, [row]), 'a.csv')
    // The page sends all columns with their current fields.
    const columns = body.data.columns.map((column: any) =>
      column.header === 'Item' ? { ...column, field: null } : column
    )
    await change(body.data.id, { columns })
    const again = await upload(writeCsv(headers, [row]), 'b.csv')
    assert.deepEqual(fieldsOf(again.body.data.rows[0]), ['description'])
    const otherHeadings = await upload(writeCsv([...headers, 'Notes'], [[...row, '']]), 'c.csv')
    assert.deepEqual(otherHeadings.body.data.rows[0].errors, [])
    const { bytes } = await file(`${body.data.id}/sheet`)
    const returned = await upload(new Uint8Array(bytes), 'd.csv')
    assert.deepEqual(fieldsOf(returned.body.data.rows[0]), ['description'])
  })

  test('is always read by our own headings if it is our template', async ({ assert }) => {
    const { upload, change, file } = await createSheetShop()
    const { bytes } = await file('template')
    const first = await upload(new Uint8Array(bytes), 'a.csv')
    const columns = [{ header: 'Receiver', field: null }]
    const changed = await change(first.body.data.id, { columns })
    assert.isNotEmpty(changed.body.data.rows[0].errors)
    const again = await upload(new Uint8Array(bytes), 'b.csv')
    assert.deepEqual(again.body.data.rows[0].errors, [])
  })

  test('keeps the original script of a name beside its Latin letters', async ({ assert }) => {
    const { upload, correct, pay } = await createSheetShop()
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
    const whole = await Shipment.queryWithDetails([shipment.id]).firstOrFail()
    assert.containsSubset(whole.address('destination').$attributes, {
      fullname: 'Wang Xiao Ming',
      originalScript: '王小明',
    })
  })
})

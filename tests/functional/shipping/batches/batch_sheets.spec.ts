import { test } from '@japa/runner'
import { noPickupDay, pickupDay } from '#tests/support/clock/pickup_days'
import testUtils from '@adonisjs/core/services/test_utils'
import { parse } from 'csv-parse/sync'
import writeXlsxFile from 'write-excel-file/node'
import User from '#identity/accounts/models/user'
import { readSheet } from '#shared/sheets/sheet'
import Shipment from '#shipping/shipment/models/shipment'
import { createBatchCalls, buildLocalRows, writeCsv } from '#tests/support/developers/batches'
import { workbookWith, zipOf } from '#tests/support/files/workbook_file'
import { as } from '#tests/support/people'
import { createShop } from '#tests/support/developers/shop'
import { smallTariff } from '#tests/support/tariff'
import { submission } from '#tests/support/submission'

const HEADERS = [
  ...['Customer', 'Phone', 'Email', 'Street', 'Town', 'State', 'Postcode'],
  ...['Item', 'Category', 'Qty', 'Price', 'Weight', 'Notes'],
]

const GOOD = [
  ...['Amina Bello', '0803 123 4567', 'amina@example.test', '14 Aminu Kano Crescent', 'Wuse'],
  ...['Abuja FCT', '900288', 'Ankara dress', 'Clothing', '1', '₦25,000', '0.8kg', 'Gift'],
]

const SENDER = {
  fullname: 'Chidi Eze',
  phoneNumber: '0803 000 0000',
  email: 'shop@example.test',
  address: '5 Allen Avenue',
  city: 'Ikeja',
  state: 'Lagos State',
  postalCode: '100271',
}

function rowWith(changes: Record<string, string>): string[] {
  return GOOD.map((cell, at) => changes[HEADERS[at]!] ?? cell)
}

async function openShop(naira = 100_000) {
  const shop = await createShop({ naira })
  return { ...shop, ...createBatchCalls(shop) }
}

test.group('A sheet of parcels', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('is read by its headers, and priced once its sender is known', async ({ assert }) => {
    const { upload, change } = await openShop()
    const { status, body } = await upload(writeCsv(HEADERS, [GOOD]), 'orders.csv')
    assert.equal(status, 201)
    assert.equal(body.data.name, 'orders.csv')
    assert.deepEqual(body.data.rows[0].errors, [
      { field: 'origin', message: 'Choose the sender of these parcels first.', proposal: null },
    ])
    const changed = await change(body.data.id, { sender: SENDER })
    assert.containsSubset(changed.body.data.rows[0], { errors: [], price: 3_000, courier: 'FEDEX' })
  })

  test('uses the sender of the last shipment, and accepts pasted text', async ({ assert }) => {
    const { book, paste } = await openShop()
    await book()
    const text = writeCsv(HEADERS, [rowWith({ Price: '25000' })])
    for (const copied of [text, text.replaceAll(',', '\t')]) {
      const { body } = await paste(copied)
      assert.deepEqual(body.data.rows[0].errors, [])
      assert.equal(body.data.rows[0].price, 3_000)
    }
  })

  test('sets the order reference of each shipment; API calls can also set metadata', async ({
    assert,
  }) => {
    const { book, upload, pay, price, file } = await openShop()
    await book()
    const headers = ['Order number', ...HEADERS]
    const { body } = await upload(writeCsv(headers, [['#1001', ...GOOD]]), 'orders.csv')
    assert.equal(body.data.rows[0].cells.reference, '#1001')
    const paid = await pay(body.data.id)
    const fromSheet = await Shipment.findOrFail(paid.body.data.rows[0].shipment.id)
    assert.equal(fromSheet.reference, '#1001')

    const orderFields = { reference: 'ORDER-2', metadata: { channel: 'Instagram' } }
    const [row] = await buildLocalRows(1)
    const priced = await price([{ ...row, ...orderFields }])
    const { bytes } = await file(`${priced.body.data.id}/sheet`)
    const [line] = parse(bytes, { columns: true, bom: true }) as Record<string, string>[]
    assert.equal(line!['Your reference'], 'ORDER-2')
    const bought = await pay(priced.body.data.id)
    const fromApiClient = await Shipment.findOrFail(bought.body.data.rows[0].shipment.id)
    assert.containsSubset(fromApiClient.$attributes, orderFields)
  })

  test('reports a too long reference at its cell', async ({ assert }) => {
    const { book, upload } = await openShop()
    await book()
    const long = 'x'.repeat(51)
    const { body } = await upload(writeCsv(['Order', ...HEADERS], [[long, ...GOOD]]), 'a.csv')
    assert.deepEqual(body.data.rows[0].errors, [
      {
        field: 'reference',
        message: '"Reference" must have at most 50 characters',
        proposal: null,
      },
    ])
  })

  test('reports each error at its cell, with a proposal where there is one', async ({ assert }) => {
    const { book, upload } = await openShop()
    await book()
    const cases: [Record<string, string>, object][] = [
      [{ State: 'Laggos' }, { field: 'state', proposal: 'Lagos' }],
      [{ Town: 'Wusee' }, { field: 'city', proposal: 'Wuse' }],
      [{ Town: '' }, { field: 'city', message: '"City" should not be empty' }],
      [{ Category: 'Clothingg' }, { field: 'category', proposal: 'Clothing' }],
      [{ Phone: '2.34803E+12' }, { field: 'phoneNumber', proposal: null }],
      [{ Email: 'amina' }, { field: 'email' }],
      [{ Weight: 'heavy' }, { field: 'weight', message: '"Package Weight" must be a number' }],
      [{ Qty: '1.5' }, { field: 'quantity' }],
      [{ Price: '10' }, { field: 'value', message: '"Unit Value" must be at least 200' }],
      [{ Item: 'Fireworks' }, { field: 'description' }],
      [{ Customer: '' }, { field: 'fullname', message: '"Full Name" should not be empty' }],
    ]
    const { body } = await upload(
      writeCsv(
        HEADERS,
        cases.map(([changes]) => rowWith(changes))
      ),
      'a.csv'
    )
    cases.forEach(([changes, problem], at) => {
      const { errors } = body.data.rows[at]
      assert.lengthOf(errors, 1, JSON.stringify([changes, errors]))
      assert.containsSubset(errors[0], problem)
    })
  })

  test('understands places in any usual spelling', async ({ assert }) => {
    const { book, upload, call } = await openShop()
    await book()
    const places = [
      ['Wuse', 'Abuja FCT'],
      ['wuse', 'F.C.T.'],
      ['WUSE', 'abuja'],
      ['Wuse', ''],
      ['VI', 'Lagos State'],
      ['Ikeja, Lagos', ''],
      ['Victoria Island', 'LAGOS'],
    ]
    const rows = places.map(([Town, State]) => rowWith({ Town: Town!, State: State! }))
    const { body } = await upload(writeCsv(HEADERS, rows), 'places.csv')
    assert.deepEqual(
      body.data.rows.map(({ errors }: any) => errors),
      places.map(() => [])
    )
    const paid = await call('POST', `/shipment/batch/${body.data.id}/pay`, { balance: 'Wallet' })
    const ids = paid.body.data.rows.map(({ shipment }: any) => shipment.id)
    const shipments = await Shipment.queryWithDetails(ids).orderBy('id')
    assert.deepEqual(
      shipments.map((shipment) => shipment.address('destination').cityCode),
      ['WUSE', 'WUSE', 'WUSE', 'WUSE', 'VICTORIAISLAND', 'IKEJA', 'VICTORIAISLAND']
    )
  })

  test('needs no postal code in Nigeria, but needs one abroad', async ({ assert }) => {
    const { book, upload } = await openShop()
    await book()
    const rows = [
      rowWith({ Postcode: '' }),
      rowWith({ Postcode: '', Town: 'London', State: 'England, United Kingdom' }),
    ]
    const { body } = await upload(writeCsv(HEADERS, rows), 'a.csv')
    assert.deepEqual(body.data.rows[0].errors, [])
    assert.isNotEmpty(body.data.rows[1].errors)
  })

  test('can be corrected cell by cell', async ({ assert }) => {
    const { book, upload, correct, read } = await openShop()
    await book()
    const { body } = await upload(
      writeCsv(HEADERS, [rowWith({ State: 'Laggos', Town: 'Ikeja' }), GOOD]),
      'a.csv'
    )
    const corrected = await correct(body.data.id, 2, { cells: { state: 'Lagos' } })
    assert.deepEqual(corrected.body.data.rows[0].errors, [])
    const wrong = await correct(body.data.id, 3, { cells: { email: '' } })
    assert.equal(wrong.body.data.rows[0].errors[0].field, 'email')
    const rerouted = await correct(body.data.id, 2, { preferredCourier: 'UPS' })
    assert.containsSubset(rerouted.body.data.rows[0], { courier: 'UPS', price: 3_500 })
    const { totals } = await read(body.data.id)
    assert.containsSubset(totals, { bookable: 1, withErrors: 1, amount: 3_500 })
    const unknown = await correct(body.data.id, 7, { leftOut: true })
    assert.equal(unknown.body.code, 'E_BATCH_UNKNOWN_ROWS')
  })

  test('takes defaults for empty cells and a courier preference for all rows', async ({
    assert,
  }) => {
    const { book, upload, change } = await openShop()
    await book()
    const headers = HEADERS.filter((name) => name !== 'Category' && name !== 'Email')
    const row = GOOD.filter((_, at) => headers.includes(HEADERS[at]!))
    const { body } = await upload(writeCsv(headers, [row]), 'a.csv')
    assert.sameMembers(
      body.data.rows[0].errors.map(({ field }: any) => field),
      ['category', 'email']
    )
    const defaults = { category: 'Clothing', email: 'shop@example.test' }
    const changed = await change(body.data.id, { defaults, preferredCourier: 'fastest' })
    assert.containsSubset(changed.body.data.rows[0], { errors: [], courier: 'UPS', price: 3_500 })
  })

  test('takes one pickup date for all rows, and refuses a weekend', async ({ assert }) => {
    const { book, upload, change, pay } = await openShop()
    await book()
    const { body } = await upload(writeCsv(HEADERS, [GOOD]), 'a.csv')
    const { id } = body.data
    const pickupDate = pickupDay()
    const saturday = await change(id, { pickupDate: noPickupDay() })
    assert.match(saturday.body.data.rows[0].errors[0].message, /must not be a Saturday or Sunday/)
    const changed = await change(id, { pickupDate })
    assert.equal(changed.body.data.pickupDate, pickupDate)
    const paid = await pay(id)
    const shipment = await Shipment.findOrFail(paid.body.data.rows[0].shipment.id)
    assert.equal(shipment.preferredPickupDate!.toISODate(), pickupDate)
  })

  test('is read by the chosen columns, and so is the next sheet', async ({ assert }) => {
    const { book, upload, change } = await openShop()
    await book()
    const headers = HEADERS.map((name) => (name === 'Street' ? 'Where to bring it' : name))
    const { body } = await upload(writeCsv(headers, [GOOD]), 'a.csv')
    assert.equal(body.data.rows[0].errors[0].field, 'address')
    const columns = [{ header: 'Where to bring it', field: 'address' }]
    const changed = await change(body.data.id, { columns })
    assert.deepEqual(changed.body.data.rows[0].errors, [])
    const next = await upload(writeCsv(headers, [GOOD]), 'b.csv')
    assert.deepEqual(next.body.data.rows[0].errors, [])
  })

  test('may be an Excel workbook with number cells', async ({ assert }) => {
    const { book, upload } = await openShop()
    await book()
    const head = HEADERS.map((value) => ({ value, type: String }))
    const cells = rowWith({}).map((value, at) =>
      HEADERS[at] === 'Phone'
        ? { value: 8_031_234_567, type: Number }
        : HEADERS[at] === 'Weight'
          ? { value: 0.8, type: Number }
          : { value, type: String }
    )
    const bytes = await writeXlsxFile([head, cells] as never).toBuffer()
    const { body } = await upload(new Uint8Array(bytes), 'orders.xlsx')
    assert.deepEqual(body.data.rows[0].errors, [])
    assert.equal(body.data.rows[0].price, 3_000)
  })

  test('may have formulas, which count by their results, and merged cells, which are read once', async ({
    assert,
  }) => {
    const { headers, rows } = await readSheet(workbookWith(FORMULA_SHEET), { rows: 9, columns: 9 })
    assert.deepEqual(headers, ['Name', 'Total'])
    assert.deepEqual(
      rows.map(({ cells }) => cells),
      [
        ['Amina', '3'],
        ['', '4'],
      ]
    )
  })

  test('keeps its accents in Windows-1252 and UTF-16', async ({ assert }) => {
    const { book, upload, file } = await openShop()
    await book()
    const text = writeCsv(HEADERS, [rowWith({ Customer: 'André Müller', Price: '25000' })])
    for (const bytes of [
      Buffer.from(text, 'latin1'),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    ]) {
      const { body } = await upload(new Uint8Array(bytes), 'a.csv')
      assert.deepEqual(body.data.rows[0].errors, [])
      const { bytes: back } = await file(`${body.data.id}/sheet`)
      assert.include(back.toString('utf8'), 'André Müller')
    }
  })

  test('is refused with advice if unreadable: {reason}')
    .with([
      { reason: 'empty', bytes: Buffer.alloc(0), says: /empty/ },
      {
        reason: 'an old workbook',
        bytes: Buffer.from('d0cf11e0a1b11ae100', 'hex'),
        says: /old Excel file/,
      },
      {
        reason: 'a picture',
        bytes: Buffer.from('89504e470d0a1a0a0000', 'hex'),
        says: /neither a CSV/,
      },
      { reason: 'no headers', bytes: Buffer.from('1,2,3\n4,5,6'), says: /first row must name/ },
      { reason: 'no rows', bytes: Buffer.from('Customer,Phone\n'), says: /no rows/ },
      {
        reason: 'a broken zip',
        bytes: Buffer.from('504b030400000000', 'hex'),
        says: /cannot be read/,
      },
      {
        reason: 'two hundred columns',
        bytes: Buffer.from(`${'Name,'.repeat(200)}\n${'x,'.repeat(200)}`),
        says: /columns/,
      },
      {
        reason: 'too many rows',
        bytes: Buffer.from(`Customer,Phone\n${'Amina,0803\n'.repeat(1_001)}`),
        says: /more than 1,000 rows/,
      },
      {
        reason: 'a zip bomb',
        bytes: workbookWith(' '.repeat(64_000_000)),
        says: /too large/,
      },
    ])
    .run(async ({ assert }, { bytes, says }) => {
      const { upload, call } = await openShop()
      const { status, body } = await upload(new Uint8Array(bytes), 'sheet.xlsx')
      assert.deepEqual([status, body.code], [422, 'E_FILE_UNREADABLE'])
      assert.match(body.message, says)
      const list = await call('GET', '/shipment/batch')
      assert.deepEqual(list.body.data, [])
    })

  test('is refused above 1,000 rows, also when pasted', async ({ assert }) => {
    const { paste } = await openShop()
    const { status, body } = await paste(`Customer,Phone\n${'Amina,0803\n'.repeat(1_001)}`)
    assert.deepEqual([status, body.code], [422, 'E_FILE_UNREADABLE'])
  })

  test('is refused before it fills memory if its zip understates its size', async ({ assert }) => {
    const bomb = zipOf({ 'xl/workbook.xml': Buffer.alloc(64_000_000, 32) }, { saidBytes: 100 })
    const before = process.memoryUsage().rss
    await assert.rejects(() => readSheet(bomb, { rows: 10, columns: 10 }), /cannot be read/)
    assert.isBelow(process.memoryUsage().rss - before, 60_000_000)
  })

  test('is refused above 5 MB', async ({ assert }) => {
    const { upload } = await openShop()
    const { status, body } = await upload(new Uint8Array(6_000_000), 'a.csv')
    assert.deepEqual([status, body.code], [422, 'E_FILE_TOO_LARGE'])
  })

  test('prices 950 good rows of 1,000 and reports the other 50', async ({ assert }) => {
    const { book, upload } = await openShop()
    await book()
    const rows = Array.from({ length: 1_000 }, (_, at) =>
      rowWith({ Customer: `Receiver ${at}`, ...(at % 20 === 19 && { Phone: '12' }) })
    )
    const { body } = await upload(writeCsv(HEADERS, rows), 'day.csv')
    assert.containsSubset(body.data.totals, { rows: 1_000, bookable: 950, withErrors: 50 })
  }).timeout(30_000)

  test('can be downloaded with tracking numbers, prices and errors, as CSV and XLSX', async ({
    assert,
  }) => {
    const { book, upload, pay, file } = await openShop()
    await book()
    const { body } = await upload(writeCsv(HEADERS, [GOOD, rowWith({ Phone: '12' })]), 'a.csv')
    const { id } = body.data
    const paid = await pay(id, { rows: [2] })
    const { trackingNumber } = paid.body.data.rows[0].shipment
    const csv = await file(`${id}/sheet?format=csv`)
    const [first, second] = parse(csv.bytes, { columns: true, bom: true }) as Record<
      string,
      string
    >[]
    assert.containsSubset(first, {
      'Customer': 'Amina Bello',
      'Phone': '0803 123 4567',
      'Notes': 'Gift',
      'Tracking number': String(trackingNumber),
      'Courier chosen': 'FedEx',
      'Shipping price (₦)': '3000',
      'Status': 'PENDING',
      'To correct': '',
    })
    assert.containsSubset(second, {
      'Tracking number': '',
      'To correct': '"Phone Number" is invalid. Please write it like 08031234567.',
    })
    const workbook = await file(`${id}/sheet?format=xlsx`)
    const { headers, rows } = await readSheet(workbook.bytes, { rows: 10, columns: 30 })
    assert.include(headers, 'Tracking number')
    assert.equal(rows[0]!.cells[1], '0803 123 4567')
  })

  test('can be uploaded again from its own download, unchanged', async ({ assert }) => {
    const { book, upload, file } = await openShop()
    await book()
    const phone = '+234 803 123 4567'
    const { body } = await upload(writeCsv(HEADERS, [rowWith({ Phone: phone })]), 'a.csv')
    const csv = await file(`${body.data.id}/sheet`)
    const again = await upload(new Uint8Array(csv.bytes), 'b.csv')
    assert.deepEqual(again.body.data.rows[0].errors, [])
    assert.deepEqual(again.body.data.rows[0].cells, body.data.rows[0].cells)
    assert.equal(again.body.data.rows[0].cells.phoneNumber, phone)
  })

  test('has a template that is read without errors', async ({ assert }) => {
    const { book, file, upload } = await openShop()
    await book()
    for (const format of ['xlsx', 'csv']) {
      const { bytes } = await file(`template?format=${format}`)
      const { body } = await upload(new Uint8Array(bytes), `parcels.${format}`)
      assert.deepEqual(body.data.rows[0].errors, [])
      assert.isNotNull(body.data.rows[0].price)
    }
  })

  test("repeats past shipments of the caller with all their packages, and nobody else's", async ({
    assert,
  }) => {
    const { book, call } = await openShop(200_000)
    const first = await book()
    const several = await submission()
    const second = await book({ items: [...several.items, ...several.items] })
    const shipments = [first, second].map(({ body }) => body.data.id)
    const { body, status } = await call('POST', '/shipment/batch/again', { shipments })
    assert.equal(status, 201)
    assert.deepEqual(
      body.data.rows.map(({ errors }: any) => errors),
      [[], []]
    )
    const paid = await call('POST', `/shipment/batch/${body.data.id}/pay`, { balance: 'Wallet' })
    const ids = paid.body.data.rows.map(({ shipment }: any) => shipment.id)
    const whole = await Shipment.queryWithDetails(ids).orderBy('id')
    assert.deepEqual(
      whole.map(({ packages }) => packages.length),
      [2, 1]
    )
    const stranger = await openShop()
    const refused = await stranger.call('POST', '/shipment/batch/again', { shipments })
    assert.equal(refused.body.code, 'E_BATCH_EMPTY')
    const staff = await as(await User.findByOrFail('email', 'admin@sendam.test'))
    const ofOthers = await staff('POST', '/shipment/batch/again', { shipments })
    assert.equal(ofOthers.body.code, 'E_BATCH_EMPTY')
  })

  test('can be downloaded for a batch that a call created', async ({ assert }) => {
    const { price, file } = await openShop()
    const { body } = await price(await buildLocalRows(1))
    const csv = await file(`${body.data.id}/sheet`)
    const [row] = parse(csv.bytes, { columns: true, bom: true }) as Record<string, string>[]
    assert.containsSubset(row, {
      'Receiver': 'Receiver 0-1',
      'State': 'Abuja Federal Capital Territory',
      'Weight (kg)': '0.9',
    })
  })
})

const FORMULA_SHEET = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="inlineStr"><is><t>Total</t></is></c></row>
<row r="2"><c r="A2" t="inlineStr"><is><t>Amina</t></is></c><c r="B2"><f>1+2</f><v>3</v></c></row>
<row r="3"><c r="B3"><f>HYPERLINK("http://example.test")</f><v>4</v></c></row>
</sheetData><mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells></worksheet>`

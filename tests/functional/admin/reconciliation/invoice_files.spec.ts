import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { writeInvoice, createInvoiceCalls } from '#tests/support/money/carrier_invoices'
import { apiClientOf } from '#tests/support/api_client'
import { seedReference } from '#tests/support/reference'

const windows = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test.group("The file of a courier's invoice", (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
  })

  test('is read with the column headers of {carrier}')
    .with([
      {
        carrier: 'fedex',
        lines: [
          'Express or Ground Tracking ID;Transportation Charge Amount;Fuel Surcharge;Duty and Tax;Rated Weight Amount (LB)',
          '="794600000001";"1.234,50";12,5;(0,50);2,0',
        ],
        expected: ['794600000001', 'Freight USD 1,234.50, Fuel USD 12.50, Duty -USD 0.50', 0.907],
      },
      {
        carrier: 'ups',
        lines: ['Tracking Number,Net Amount,Billed Weight', '1Z999,"1,234.5",0.5 kg'],
        expected: ['1Z999', 'Freight USD 1,234.50', 0.5],
      },
      {
        carrier: 'dhl',
        lines: [
          '\ufeffShipment Number,Shipment Reference 1,Weight (kg),Weight Charge,Fuel Surcharge,Total Extra Charges',
          '"1234 567 890",ABC,1.5,USD 29.00,2.1-,3',
        ],
        expected: ['1234567890', 'Freight USD 29.00, Fuel -USD 2.10, Other USD 3.00', 1.5],
      },
      {
        carrier: 'aramex',
        lines: ['AWB,Chargeable Weight,Freight Amount,Other Charges', '30001,1,10,0.5', ',,,'],
        expected: ['30001', 'Freight USD 10.00, Other USD 0.50', 1],
      },
    ])
    .run(async ({ client, assert }, { carrier, lines, expected }) => {
      const { preview } = await createInvoiceCalls(client)
      const { body } = await preview(lines.join('\n'), { carrier })
      assert.deepEqual(body.data?.problems, [], JSON.stringify(body))
      const [line] = body.data.lines
      assert.deepEqual([line.waybill, line.partsText, line.billedKg], expected)
    })

  test('may be in Windows-1252, which the preview states', async ({ client, assert }) => {
    const { preview } = await createInvoiceCalls(client)
    const bytes = windows('Waybill;Reference;Freight;Gebühr\r\nX1;Café;1,50;0\r\n')
    const { body } = await preview(bytes)
    assert.containsSubset(body.data, {
      encoding: 'Windows-1252',
      headers: ['Waybill', 'Reference', 'Freight', 'Gebühr'],
      lines: [{ reference: 'CAFÉ', billedText: 'USD 1.50' }],
    })
  })

  test('is refused, naming each wrong cell, and nothing is saved', async ({ client, assert }) => {
    const { preview, save } = await createInvoiceCalls(client)
    const file = writeInvoice(
      'X1,12.3x,,,,',
      'X2,1.234,,,,',
      'X3,=1+1,,,,',
      'X4,1,,,,heavy',
      ',1,,,,',
      '7.94E+11,1,,,,',
      'X7,1,,,',
      '<script>,1,,,,',
      'X9,1,2,,,'
    )
    const { status, body } = await preview(file)
    assert.equal(status, 200)
    assert.deepEqual(
      body.data.problems.map(({ row, column, message }: any) => `${row} ${column}: ${message}`),
      [
        '2 Freight: "12.3x" is not an amount with at most 2 decimals',
        '3 Freight: 1.234 can mean 1 point 234 or 1234: write 1234, or at most two decimals',
        '4 Freight: "=1+1" is not an amount with at most 2 decimals',
        '5 Weight: "heavy" is not a weight',
        '6 Waybill: is empty although the line has an amount',
        '7 Waybill: "7.94E+11" was rounded by a spreadsheet',
        '8 All: 5 columns instead of 6',
        '9 Waybill: "<script>" is not a parcel number',
      ]
    )
    const refused = await save(file, body.data.base)
    assert.deepEqual([refused.status, refused.body.code], [422, 'E_INVOICE_REFUSED'])
    assert.include(refused.body.message, 'Row 2, Freight: "12.3x" is not an amount')
    assert.lengthOf(await db.from('carrier_invoices'), 0)
  })

  test('is refused when it is {what}')
    .with([
      { what: 'not there', content: () => null, sentence: 'should not be empty' },
      { what: 'empty', content: () => '', sentence: 'This file is empty.' },
      {
        what: 'a header alone',
        content: () => writeInvoice(),
        sentence: 'has a header and no lines',
      },
      {
        what: 'without a header',
        content: () => '123,4.50\n124,3',
        sentence: 'first row must name',
      },
      {
        what: 'an archive',
        content: () => new Uint8Array([80, 75, 3, 4, 0, 0]),
        sentence: 'not a CSV',
      },
      {
        what: 'in UTF-16',
        content: () => new Uint8Array(Buffer.from(`\ufeff${writeInvoice('X,1,,,,')}`, 'utf16le')),
        sentence: 'not a CSV',
      },
      {
        what: 'broken off inside a quote',
        content: () => writeInvoice('"X1,1,,,,'),
        sentence: 'Row',
      },
      {
        what: 'of 40 MB',
        content: () => new Uint8Array(41_943_040).fill(65),
        sentence: 'Allowed file size',
      },
      {
        what: 'of 60,000 short lines',
        content: () => `Waybill,Freight\n${'X,1\n'.repeat(60_000)}`,
        sentence: 'This file has more than 50000 lines.',
      },
      {
        what: 'of millions of numbers marked as text',
        content: () => `A,B\n${'="1",\n'.repeat(1_600_000)}`,
        sentence: 'This file has more than 50000 lines.',
      },
      {
        what: 'of one line of 16 MB',
        content: () => `A,B\n${','.repeat(16_000_000)}`,
        sentence: 'Row 2: This line has more than four million characters.',
      },
      {
        what: 'with two columns of one name',
        content: () => 'Waybill,Freight,Freight\nX,1,2',
        sentence: 'Two columns are called "Freight"',
      },
    ])
    .run(async ({ client, assert }, { content, sentence }) => {
      const { preview } = await createInvoiceCalls(client)
      const refused = await preview(content())
      assert.equal(refused.status, 422)
      assert.include(refused.body.message, sentence)
    })

  test('needs a valid courier, number, day, currency and total', async ({ client, assert }) => {
    const { preview } = await createInvoiceCalls(client)
    for (const [details, field] of [
      [{ carrier: 'gig' }, 'carrier'],
      [{ number: '' }, 'number'],
      [{ number: 'x'.repeat(41) }, 'number'],
      [{ day: '2026-02-31' }, 'day'],
      [{ currency: 'DOLLAR' }, 'currency'],
      [{ total: 'much' }, 'total'],
      [{ total: 1.234 }, 'total'],
    ] as const) {
      const refused = await preview(writeInvoice('X,1,,,,'), details)
      assert.equal(refused.status, 422, field)
      assert.equal(refused.body.errors[0].field, field)
    }
  })

  test('is read with columns that staff choose once for the courier', async ({
    client,
    assert,
  }) => {
    const { preview, save } = await createInvoiceCalls(client)
    const file = 'Paket,Betrag,Steuer,Extra\nX1,10,1,2'
    const unknown = await preview(file)
    assert.lengthOf(unknown.body.data.lacking, 2)
    const refused = await save(file, unknown.body.data.base)
    assert.equal(refused.status, 422)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const none = { reference: [], fuel: [], duty: [], weight: [], unit: 'kg', carrier: 'dhl' }
    const chosen = { ...none, waybill: ['Paket'], freight: ['Betrag'], other: ['Steuer', 'Extra'] }
    const saved = await admin('put', '/carrier_invoice/columns', chosen)
    saved.assertStatus(200)
    const seen = await preview(file)
    assert.containsSubset(seen.body.data.lines, [
      { waybill: 'X1', partsText: 'Freight USD 10.00, Other USD 3.00' },
    ])
    const ups = await preview(file, { carrier: 'ups' })
    assert.lengthOf(ups.body.data.lacking, 2)
    const wrong = await admin('put', '/carrier_invoice/columns', { ...chosen, unit: 'stone' })
    wrong.assertStatus(422)
  })

  test('is previewed by staff only', async ({ client, assert }) => {
    const { preview } = await createInvoiceCalls(client, 'member@sendam.test')
    const refused = await preview(writeInvoice('X,1,,,,'))
    assert.equal(refused.status, 403)
  })
})

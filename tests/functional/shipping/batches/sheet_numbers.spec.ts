import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import writeXlsxFile from 'write-excel-file/node'
import ShipmentBatch from '#shipping/batches/models/shipment_batch'
import { createBatchCalls } from '#tests/support/developers/batches'
import { createShop } from '#tests/support/developers/shop'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const RECEIVER_HEADERS = ['Full Name', 'Phone', 'Email', 'Address', 'City', 'State', 'Country']
const ADA = ['Ada Obi', '08031234567', 'ada@example.com', '12 Allen Avenue', 'Ikeja', 'Lagos']
const ITEM_HEADERS = ['Contents', 'Category', 'Quantity']
const SHIRT = ['Cotton shirt', 'Clothing', '1']

/** Numbers of a spreadsheet with a decimal comma. */
const WITH_COMMAS = [
  [...RECEIVER_HEADERS, ...ITEM_HEADERS, 'Unit Value', 'Weight', 'Length', 'Width', 'Height'],
  [...ADA, 'Nigeria', ...SHIRT, '15000', '0,250', '20', '15', '10'],
  [...ADA, 'Nigeria', ...SHIRT, '15.000', '1,250', '20', '15', '10,5'],
]
  .map((cells) => cells.join(';'))
  .join('\n')

const withUnits = (value: string, currency: string) =>
  [
    [
      ...RECEIVER_HEADERS,
      ...ITEM_HEADERS,
      value,
      'Currency',
      'Weight (g)',
      'Length (in)',
      'Width (in)',
      'Height (in)',
    ],
    [...ADA, 'Nigeria', ...SHIRT, '20000', currency, '250', '12', '8', '4'],
  ]
    .map((cells) => cells.join(','))
    .join('\n')

const NOT_NAIRA = 'Values must be in naira. Write the amount in naira, with ₦ before it.'

async function openShop() {
  const shop = await createShop({ naira: 100_000 })
  const calls = { ...shop, ...createBatchCalls(shop) }
  await calls.book()
  return calls
}

async function packagesOf(id: number) {
  const rows = await ShipmentBatch.query()
    .join('shipment_batch_rows as rows', 'rows.batch_id', 'shipment_batches.id')
    .where('shipment_batches.id', id)
    .orderBy('rows.number')
    .select('rows.submission')
  return rows.map(({ $extras }) => {
    const [{ weight, packageDimension, itemUnits }] = $extras.submission.items
    return { weight, packageDimension, value: itemUnits[0].value }
  })
}

test.group('Numbers in a sheet', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('use the decimal sign of the sheet', async ({ assert }) => {
    const { upload } = await openShop()
    const { body } = await upload(WITH_COMMAS, 'european.csv')
    assert.deepEqual(
      body.data.rows.map(({ errors }: any) => errors),
      [[], []]
    )
    assert.deepEqual(await packagesOf(body.data.id), [
      { weight: 0.25, packageDimension: { length: 20, width: 15, height: 10 }, value: 15_000 },
      { weight: 1.25, packageDimension: { length: 20, width: 15, height: 10.5 }, value: 15_000 },
    ])
    assert.containsSubset(body.data.rows[0].cells, { weight: '0.25', value: '15000' })
  })

  test('are refused with both readings if ambiguous, and corrected in the form', async ({
    assert,
  }) => {
    const { upload, correct } = await openShop()
    const text = WITH_COMMAS.replace('1,250', '1.250')
    const { body } = await upload(text, 'european.csv')
    assert.deepEqual(body.data.rows[1].errors, [
      {
        field: 'weight',
        message: '1.250 can mean 1 point 250 or 1250: write 1,250 or 1250.',
        proposal: null,
      },
    ])
    const { cells } = body.data.rows[1]
    const changed = await correct(body.data.id, 3, { cells: { ...cells, weight: '1.251' } })
    assert.deepEqual(changed.body.data.rows[0].errors, [])
    assert.equal(changed.body.data.rows[0].cells.weight, '1.251')
    const [, second] = await packagesOf(body.data.id)
    assert.containsSubset(second, { weight: 1.251, value: 15_000 })
  })

  test('are converted by the units of their headers', async ({ assert }) => {
    const { upload, correct } = await openShop()
    const { body } = await upload(withUnits('Unit Value (NGN)', ''), 'units.csv')
    const [row] = body.data.rows
    assert.deepEqual(row.errors, [])
    assert.deepEqual(await packagesOf(body.data.id), [
      {
        weight: 0.25,
        packageDimension: { length: 30.48, width: 20.32, height: 10.16 },
        value: 20_000,
      },
    ])
    // The form takes kilograms, although the sheet is in grams.
    const { cells } = row
    const changed = await correct(body.data.id, 2, { cells: { ...cells, weight: '0.5' } })
    assert.deepEqual(changed.body.data.rows[0].cells.weight, '0.5')
    const [only] = await packagesOf(body.data.id)
    assert.containsSubset(only, { weight: 0.5, packageDimension: { length: 30.48 } })
  })

  test('are refused in another currency or an unknown unit', async ({ assert }) => {
    const { upload, paste, correct } = await openShop()
    const value = { field: 'value', message: NOT_NAIRA, proposal: null }
    for (const text of [withUnits('Unit Value (USD)', ''), withUnits('Unit Value', 'USD')]) {
      const { body } = await upload(text, 'units.csv')
      assert.deepEqual(body.data.rows[0].errors, [value])
      const { body: pasted } = await paste(text.replaceAll(',', '\t'))
      assert.deepEqual(pasted.data.rows[0].errors, [value])
    }
    const { body } = await upload(withUnits('Unit Value (USD)', ''), 'units.csv')
    const cells = { ...body.data.rows[0].cells, value: '₦30,000' }
    const changed = await correct(body.data.id, 2, { cells })
    assert.deepEqual(changed.body.data.rows[0].errors, [])
    const stones = withUnits('Unit Value', '').replace('Weight (g)', 'Weight (st)')
    const { body: refused } = await upload(stones, 'units.csv')
    assert.deepEqual(refused.data.rows[0].errors, [
      {
        field: 'weight',
        message: 'We do not understand the unit "st". Write kg, g, lb or oz.',
        proposal: null,
      },
    ])
  })

  test('are refused without a unit if others in the column have one', async ({ assert }) => {
    const { upload } = await openShop()
    const text = [
      [...RECEIVER_HEADERS, ...ITEM_HEADERS, 'Unit Value', 'Weight'],
      [...ADA, 'Nigeria', ...SHIRT, '20000', '900 g'],
      [...ADA, 'Nigeria', ...SHIRT, '20000', '300'],
    ]
    const { body } = await upload(text.map((cells) => cells.join(',')).join('\n'), 'mixed.csv')
    assert.deepEqual(body.data.rows[0].errors, [])
    assert.deepEqual(body.data.rows[1].errors, [
      {
        field: 'weight',
        message: 'We do not understand the unit "g or kg". Write kg, g, lb or oz.',
        proposal: null,
      },
    ])
  })

  test('are read from a workbook by their stored value', async ({ assert }) => {
    const { upload } = await openShop()
    const rows = [1.234, 0.1 + 0.2, 1.5].map((weight, at) => [
      ...[...ADA, 'Nigeria', ...SHIRT].map((value) => ({ value, type: String })),
      { value: at === 2 ? 1.5e4 : 15_000, type: Number },
      { value: weight, type: Number },
    ])
    const head = [...RECEIVER_HEADERS, ...ITEM_HEADERS, 'Unit Value', 'Weight'].map((value) => ({
      value,
      type: String,
    }))
    const bytes = await writeXlsxFile([head, ...rows] as never, {}).toBuffer()
    const { body } = await upload(new Uint8Array(bytes), 'numbers.xlsx')
    assert.deepEqual(
      body.data.rows.map(({ errors }: any) => errors),
      [[], [], []]
    )
    const packages = await packagesOf(body.data.id)
    assert.deepEqual(
      packages.map(({ weight, value }) => [Math.round(weight * 1000), value]),
      [
        [1234, 15_000],
        [300, 15_000],
        [1500, 15_000],
      ]
    )
  })
})

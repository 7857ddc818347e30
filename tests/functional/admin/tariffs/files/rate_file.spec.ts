import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { importRates as load } from '#admin/tariffs/files/import_rates'
import { importZones } from '#admin/tariffs/files/import_zones'
import { smallTariff } from '#tests/support/tariff'
import { collectProblems, rateFile, zoneFile } from '#tests/support/files/tariff_file'

const GHANA = 'ARAMEX,export,NG,,country,,Ghana,,GH'
const AFRICA = 'ARAMEX,export,NG,,continent,,Africa,,AF'

async function loadRates(...given: Parameters<typeof load>) {
  const { base, ...changes } = await load(...given)
  return changes
}

async function ghanaRows() {
  const rows = await db
    .from('shipping_rates')
    .join('shipping_zones', 'shipping_zones.id', 'zone_id')
    .where({ courier_code: 'ARAMEX', description: 'Ghana' })
    .orderBy('above_grams')
    .select('shipping_rates.*')
  return rows.map((row) => `${row.above_grams} ${row.end_grams} ${row.rate_kobo}`)
}

test.group('Imports of rate files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await importZones(zoneFile(GHANA))
  })

  test('save the rows, and a second run changes nothing', async ({ assert }) => {
    const file = rateFile('0,0.5,20000', '0.5,1,25000.5', '1,2.125,30000.05')
    const { added, warnings } = await loadRates([file])
    assert.equal(added[1], 'ARAMEX export NG "Ghana" 0.5 to 1 kg at ₦25,000.50')
    assert.deepEqual(warnings, [])
    assert.deepEqual(await ghanaRows(), ['0 500 2000000', '500 1000 2500050', '1000 2125 3000005'])
    const again = await loadRates([file])
    assert.deepEqual(again, { added: [], changed: [], removed: [], unchanged: 3, warnings: [] })
  })

  test('report what would change in a dry run, and change nothing', async ({ assert }) => {
    await loadRates([rateFile('0,0.5,20000', '0.5,1,25000', '1,2,30000')])
    const before = await ghanaRows()
    const file = rateFile('0,0.5,20000', '0.5,1,26000', '1,3,35000')
    const changes = {
      added: ['ARAMEX export NG "Ghana" 1 to 3 kg at ₦35,000.00'],
      changed: ['ARAMEX export NG "Ghana" 0.5 to 1 kg at ₦25,000.00 becomes ₦26,000.00'],
      removed: ['ARAMEX export NG "Ghana" 1 to 2 kg at ₦30,000.00'],
      unchanged: 1,
      warnings: [],
    }
    assert.deepEqual(await loadRates([file], { dryRun: true }), changes)
    assert.deepEqual(await ghanaRows(), before)
    assert.deepEqual(await loadRates([file]), changes)
    assert.deepEqual(await ghanaRows(), ['0 500 2000000', '500 1000 2600000', '1000 3000 3500000'])
  })

  test('keep the rows of other zones', async ({ assert }) => {
    const others = () =>
      db
        .from('shipping_rates')
        .join('shipping_zones', 'shipping_zones.id', 'zone_id')
        .whereNot('courier_code', 'ARAMEX')
        .count('* as total')
        .first()
    const before = await others()
    await loadRates([rateFile('0,1,20000')])
    assert.deepEqual(await others(), before)
  })

  test('refuse overlapping rows and name both, also when they are in different files', async ({
    assert,
  }) => {
    const within = await collectProblems(() =>
      loadRates([rateFile('0,10,20000', '5,6,21000', '9.999,11,22000', '11,12,23000')])
    )
    assert.deepEqual(within, [
      'rates/aramex.csv row 3: overlaps row 2: both cover weights above 5 and up to 6 kg',
      'rates/aramex.csv row 4: overlaps row 2: both cover weights above 9.999 and up to 10 kg',
    ])
    const other = { ...rateFile('0.5,2,30000'), name: 'rates/other.csv' }
    const across = await collectProblems(() => loadRates([rateFile('0,1,20000'), other]))
    assert.deepEqual(across, [
      'rates/other.csv row 2: overlaps rates/aramex.csv row 2: both cover weights above 0.5 and up to 1 kg',
    ])
    assert.deepEqual(await ghanaRows(), [])
  })

  test('name every problem with its row, and save nothing', async ({ assert }) => {
    const file = rateFile(
      '0,1,20000',
      'ARAMEX,export,NG,,Atlantis,0,1,20000',
      'ARAMEX,export,NG,,Atlantis,1,2,20000',
      '2,2,20000',
      '2,1.5,20000',
      '-1,3,20000',
      '3,3.0001,20000',
      '4,1001,20000',
      '5,6,0',
      '6,7,10.005',
      '7,"8,000","20,000"',
      '8,9'
    )
    assert.deepEqual(await collectProblems(() => loadRates([file])), [
      'rates/aramex.csv row 3: there is no zone ARAMEX export NG "Atlantis"',
      'rates/aramex.csv row 5: end_kg 2 is not more than above_kg 2',
      'rates/aramex.csv row 6: end_kg 1.5 is not more than above_kg 2',
      'rates/aramex.csv row 7: above_kg "-1" is not a weight from 0 to 1000 kg with at most three decimals',
      'rates/aramex.csv row 8: end_kg "3.0001" is not a weight from 0 to 1000 kg with at most three decimals',
      'rates/aramex.csv row 9: end_kg "1001" is not a weight from 0 to 1000 kg with at most three decimals',
      'rates/aramex.csv row 10: rate_naira "0" is not a price in naira with at most two decimals',
      'rates/aramex.csv row 11: rate_naira 10.005 can mean 10 point 005 or 10005: write 10005, or at most two decimals',
      'rates/aramex.csv row 12: end_kg 8,000 can mean 8 point 000 or 8000: write 8.000 or 8000',
      'rates/aramex.csv row 13: 7 columns instead of 8',
    ])
    assert.deepEqual(await ghanaRows(), [])
  })

  test('warn of gaps and of zones without any price', async ({ assert }) => {
    await importZones(zoneFile(GHANA, AFRICA))
    const { warnings } = await loadRates([rateFile('0.5,1,20000', '1,2,21000', '3,4,22000')])
    assert.deepEqual(warnings, [
      'rates/aramex.csv row 2: ARAMEX export NG "Ghana" has no price for weights above 0 and up to 0.5 kg',
      'rates/aramex.csv row 4: ARAMEX export NG "Ghana" has no price for weights above 2 and up to 3 kg',
      'ARAMEX export NG "Africa" has no prices at all',
    ])
  })

  test('warn of prices that fall as the weight rises', async ({ assert }) => {
    const { warnings } = await loadRates([rateFile('0,1,20000', '1,2,19000')])
    assert.deepEqual(warnings, [
      'rates/aramex.csv row 3: ARAMEX export NG "Ghana" costs less than in row 2 although it is for more weight',
    ])
  })

  test('refuse weights and rates outside the limits of the screens', async ({ assert }) => {
    const file = rateFile('0,0.499,20000', '1,2,499.99', '2,3,1000000000000', '3,4,500')
    assert.deepEqual(await collectProblems(() => loadRates([file])), [
      'rates/aramex.csv row 2: "End Weight" must be at least 0.5',
      'rates/aramex.csv row 3: "Rate" must be at least 500',
      'rates/aramex.csv row 4: "Rate" must be at most 999,999,999,999',
    ])
  })

  test('accept a byte order mark, semicolons and decimal commas', async ({ assert }) => {
    const [header, ...rows] = rateFile('0,0.5,20000', '0.5,1,25000.5').text.split('\n')
    const semicolons = rows.map((row) => row.replaceAll(',', ';').replaceAll('.', ','))
    const text = ['\uFEFF' + header!.replaceAll(',', ';'), ...semicolons].join('\r\n')
    await loadRates([{ name: 'semicolons.csv', text }])
    assert.deepEqual(await ghanaRows(), ['0 500 2000000', '500 1000 2500050'])
  })

  test('keep the replaced rates as a rate sheet in the history', async ({ assert }) => {
    await loadRates([rateFile('0,1,20000')])
    await loadRates([rateFile('0,1,21000')])
    const sheet = await db.from('rate_sheets').orderBy('id', 'desc').first()
    assert.containsSubset(sheet, { version: 1, rows: [[0, 1000, 2_000_000]], saved_by: null })
  })
})

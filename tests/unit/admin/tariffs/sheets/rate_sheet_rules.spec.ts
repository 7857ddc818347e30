import { test } from '@japa/runner'
import {
  findPriceDrops,
  findBandGaps,
  findBandOverlaps,
} from '#admin/tariffs/sheets/rules/rate_bands'
import { generateMultipliedRows, applyMultiplier } from '#admin/tariffs/sheets/multiplier'
import {
  exportIncrementCheck,
  generateRateRows,
  generatorChecks,
  multiplierChecks,
  rowChecks,
  rowProblems,
} from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import { sheetWarnings } from '#admin/tariffs/sheets/rules/rate_warnings'

const band = (aboveGrams: number, endGrams: number, rateKobo = 100_000) => ({
  aboveGrams,
  endGrams,
  rateKobo,
})

test.group('Bounds of a rate sheet', () => {
  for (const [name, check, lowest, below, highest, beyond] of [
    ['Above Weight', rowChecks.aboveWeight, 0, -0.001, 1000, 1000.001],
    ['End Weight', rowChecks.endWeight, 0.5, 0.499, 1000, 1000.001],
    ['Rate', rowChecks.rate, 500, 499.99, 999_999_999_999, 999_999_999_999.01],
    ['Entry Count', generatorChecks.entryCount, 1, 0, 50, 51],
    ['Start Weight', generatorChecks.startWeight, 0, -0.5, 300, 300.5],
    ['Increment', generatorChecks.increment, 0.5, 0.4, 300, 300.1],
    ['Increment', exportIncrementCheck, 0.5, 0.4, 100, 100.1],
    ['Start Weight', multiplierChecks.startWeight, 0, -1, 1000, 1001],
    ['End Weight', multiplierChecks.endWeight, 0, -1, 1000, 1001],
    ['Increment', multiplierChecks.increment, 0.5, 0.4, 100, 100.1],
    ['Rate/Increment', multiplierChecks.ratePerIncrement, 1, 0.99, 50_000, 50_000.01],
  ] as const) {
    test(`"${name}" is from ${lowest} to ${highest}`, ({ assert }) => {
      assert.isNull(check(lowest))
      assert.isNull(check(highest))
      assert.equal(check(below), `"${name}" must be at least ${lowest}`)
      assert.equal(check(beyond), `"${name}" must be at most ${highest.toLocaleString('en')}`)
      assert.equal(check(null), `"${name}" should not be empty`)
      assert.equal(check(Number.NaN), `"${name}" must be a number`)
    })
  }

  test('weights are exact to the gram, prices to the kobo, counts are whole', ({ assert }) => {
    assert.isNull(rowChecks.aboveWeight(0.125))
    assert.equal(rowChecks.aboveWeight(0.1255), '"Above Weight" can have at most 3 decimals')
    assert.isNull(rowChecks.rate(500.05))
    assert.equal(rowChecks.rate(500.055), '"Rate" can have at most 2 decimals')
    assert.equal(generatorChecks.entryCount(1.5), '"Entry Count" must be a whole number')
  })

  test('a row may contain spaces as typed, and its end weight must exceed its start', ({
    assert,
  }) => {
    assert.deepEqual(rowProblems({ aboveWeight: ' 0 ', endWeight: '0.5', rate: ' 1 500 ' }), {})
    assert.deepEqual(rowProblems({ aboveWeight: '1', endWeight: '1', rate: '500' }), {
      endWeight: '"End Weight" must be more than "Above Weight"',
    })
    assert.deepEqual(rowProblems({ aboveWeight: '', endWeight: 'x', rate: '499' }), {
      aboveWeight: '"Above Weight" should not be empty',
      endWeight: '"End Weight" must be a number',
      rate: '"Rate" must be at least 500',
    })
  })
})

test.group('Generated rows', () => {
  test('begin at the start weight, each where the one before ends', ({ assert }) => {
    assert.deepEqual(generateRateRows({ entryCount: 3, startWeight: 0.1, increment: 0.7 }), [
      { aboveWeight: 0.1, endWeight: 0.8 },
      { aboveWeight: 0.8, endWeight: 1.5 },
      { aboveWeight: 1.5, endWeight: 2.2 },
    ])
    assert.lengthOf(generateRateRows({ entryCount: 50, startWeight: 0, increment: 0.5 }), 50)
  })

  test('from a multiplier add one rate per increment, and cut through no existing row', ({
    assert,
  }) => {
    const multiplier = {
      startGrams: 1000,
      endGrams: 2250,
      incrementGrams: 500,
      ratePerIncrementKobo: 10_000,
    }
    assert.deepEqual(generateMultipliedRows(multiplier, 50_000), [
      band(1000, 1500, 60_000),
      band(1500, 2000, 70_000),
      band(2000, 2250, 80_000),
    ])
    const sheet = applyMultiplier(
      [band(0, 1000, 50_000), band(1000, 2000), band(3000, 4000)],
      multiplier
    )
    assert.deepEqual(sheet, [
      band(0, 1000, 50_000),
      band(3000, 4000),
      band(1000, 1500, 60_000),
      band(1500, 2000, 70_000),
      band(2000, 2250, 80_000),
    ])
    assert.deepEqual(applyMultiplier([], multiplier)[0], band(1000, 1500, 10_000))
    assert.throws(
      () => applyMultiplier([band(500, 1500)], multiplier),
      'The row above 0.5 and up to 1.5 kg begins below and ends above "Start Weight"'
    )
    assert.throws(
      () => applyMultiplier([band(2000, 2500)], multiplier),
      'The row above 2 and up to 2.5 kg begins below and ends above "End Weight"'
    )
    assert.throws(
      () => applyMultiplier([band(0, 1000, 999_999_999_999_00)], multiplier),
      'The last row would cost more than ₦999,999,999,999.00'
    )
  })
})

test.group('Checks of weight bands', () => {
  test('name both rows of an overlap, in any order', ({ assert }) => {
    const [long, short, next] = [band(0, 10_000), band(5000, 6000), band(10_000, 11_000)]
    const [found, ...more] = findBandOverlaps([next, short, long])
    assert.deepEqual(found, { row: short, other: long, aboveGrams: 5000, endGrams: 6000 })
    assert.lengthOf(more, 0)
  })

  test('find gaps and falling prices', ({ assert }) => {
    const rows = [band(500, 1000, 300), band(1000, 2000, 200), band(3000, 4000, 200)]
    assert.deepEqual(
      findBandGaps(rows).map(({ aboveGrams, endGrams }) => [aboveGrams, endGrams]),
      [
        [0, 500],
        [2000, 3000],
      ]
    )
    assert.deepEqual(findPriceDrops(rows), [{ row: rows[1], lighter: rows[0] }])
    assert.deepEqual(sheetWarnings(rows.map((row, index) => ({ ...row, number: index + 1 }))), [
      'There is no price for weights above 0 and up to 0.5 kg, before row 1',
      'There is no price for weights above 2 and up to 3 kg, before row 3',
      'Row 2 costs less than row 1 although it is for more weight',
    ])
  })

  test('list 20 warnings and count the rest', ({ assert }) => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      ...band(index * 1000, (index + 1) * 1000, 90 - index),
      number: index + 1,
    }))
    const warnings = sheetWarnings(rows)
    assert.lengthOf(warnings, 21)
    assert.equal(warnings.at(-1), 'And 9 more')
  })
})

import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  calculateBillableGrams,
  calculateVolumetricGrams,
  sumWeights,
} from '#shipping/pricing/rules/weight'

const box = (lengthCm: number, widthCm: number, heightCm: number) => ({
  lengthCm,
  widthCm,
  heightCm,
})

const centimetres = fc.integer({ min: 0, max: 300_00 }).map((hundredths) => hundredths / 100)
const parcel = fc.record({
  weightGrams: fc.integer({ min: 0, max: 300_000 }),
  lengthCm: centimetres,
  widthCm: centimetres,
  heightCm: centimetres,
  expressBoxGrams: fc.integer({ min: 0, max: 2_000 }),
})

test.group('Volumetric weight', () => {
  test('5,000 cubic centimetres weigh a kilogram', ({ assert }) => {
    assert.equal(calculateVolumetricGrams(box(10, 20, 25)), 1_000)
    assert.equal(calculateVolumetricGrams(box(40, 30, 25)), 6_000)
    assert.equal(calculateVolumetricGrams(box(0, 20, 25)), 0)
  })

  test('is rounded half up to the gram', ({ assert }) => {
    assert.equal(calculateVolumetricGrams(box(1, 1, 2.49)), 0)
    assert.equal(calculateVolumetricGrams(box(1, 1, 2.5)), 1)
    assert.equal(calculateVolumetricGrams(box(1, 1, 7.49)), 1)
    assert.equal(calculateVolumetricGrams(box(1, 1, 7.5)), 2)
  })

  test('has no rounding errors of floating-point numbers', ({ assert }) => {
    assert.equal(
      calculateVolumetricGrams(box(0.1 + 0.2, 100, 250)),
      calculateVolumetricGrams(box(0.3, 100, 250))
    )
    assert.equal(calculateVolumetricGrams(box(33.33, 33.33, 33.33)), 7_405)
  })

  test('a length below zero, or finer than a hundredth, is refused', ({ assert }) => {
    for (const length of [-1, -0.01, 1.234, Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.throws(() => calculateVolumetricGrams(box(length, 1, 1)), RangeError)
    }
  })
})

test.group('Billable weight', () => {
  test('is the greater of the two weights', ({ assert }) => {
    const sixKilos = box(40, 30, 25)
    assert.equal(calculateBillableGrams({ weightGrams: 5_999, ...sixKilos }), 6_000)
    assert.equal(calculateBillableGrams({ weightGrams: 6_000, ...sixKilos }), 6_000)
    assert.equal(calculateBillableGrams({ weightGrams: 6_001, ...sixKilos }), 6_001)
  })

  test('adds an express box to the greater weight', ({ assert }) => {
    const expressBoxGrams = 400
    assert.equal(
      calculateBillableGrams({ weightGrams: 100, ...box(40, 30, 25), expressBoxGrams }),
      6_400
    )
    assert.equal(
      calculateBillableGrams({ weightGrams: 7_000, ...box(40, 30, 25), expressBoxGrams }),
      7_400
    )
  })

  test('is calculated for each package, so that a heavy one does not hide a large one', ({
    assert,
  }) => {
    const weights = sumWeights([
      { weightGrams: 10_000, ...box(10, 10, 10) },
      { weightGrams: 500, ...box(40, 30, 25), expressBoxGrams: 400 },
    ])
    assert.deepEqual(weights, {
      actualGrams: 10_500,
      volumetricGrams: 6_200,
      expressBoxGrams: 400,
      billableGrams: 16_400,
    })
  })

  test('a weight that is not whole grams is refused', ({ assert }) => {
    for (const weightGrams of [-1, 0.5, Number.NaN]) {
      assert.throws(() => calculateBillableGrams({ weightGrams, ...box(1, 1, 1) }), RangeError)
    }
  })

  test('is never less than the actual or the volumetric weight, plus express boxes', ({
    assert,
  }) => {
    fc.assert(
      fc.property(fc.array(parcel, { maxLength: 6 }), (packages) => {
        const weights = sumWeights(packages)
        assert.isAtLeast(weights.billableGrams, weights.actualGrams + weights.expressBoxGrams)
        assert.isAtLeast(weights.billableGrams, weights.volumetricGrams + weights.expressBoxGrams)
      })
    )
  })
})

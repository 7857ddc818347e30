import { test } from '@japa/runner'
import {
  adviceFor,
  packageOf,
  requestOf,
  adviceSentences,
  worldOf,
} from '#tests/unit/shipping/pricing/advice/small_world'

test.group('Advice to send a lighter package', () => {
  test('says how many grams to remove, and which weight is charged then', async ({ assert }) => {
    const [advice, ...others] = await adviceFor(worldOf(), requestOf([packageOf(1_060)]))
    assert.deepEqual(others, [])
    assert.deepEqual(advice, {
      kind: 'lower_weight',
      sentence: 'If you remove 60 g, you save ₦4,500.',
      change: { packages: [{ place: 0, weightGrams: 1_000 }] },
      courierCode: 'FEDEX',
      insteadOf: 'FEDEX',
      totalKobo: 50_000_00,
      savedKobo: 4_500_00,
    })
  })

  test('does not ask to remove more than a tenth of the package', async ({ assert }) => {
    assert.lengthOf(await adviceFor(worldOf(), requestOf([packageOf(1_111)])), 1)
    assert.deepEqual(await adviceFor(worldOf(), requestOf([packageOf(1_112)])), [])
  })

  test('does not ask to remove more than a kilogram', async ({ assert }) => {
    const facts = worldOf({
      couriers: {
        FEDEX: {
          bands: [
            [0, 20, 10_000],
            [20, 50, 90_000],
          ],
        },
      },
    })
    assert.deepEqual(await adviceSentences(facts, requestOf([packageOf(21_000)])), [
      'If you remove 1 kg, you save ₦80,000.',
    ])
    assert.deepEqual(await adviceSentences(facts, requestOf([packageOf(21_001)])), [])
  })

  test('is not given if the volumetric weight would then be charged', async ({ assert }) => {
    const held = packageOf(1_060, 25, 20, 10)
    assert.lengthOf(await adviceFor(worldOf(), requestOf([held])), 1)
    const bulky = packageOf(1_060, 25.3, 20, 10)
    assert.deepEqual(await adviceFor(worldOf(), requestOf([bulky])), [])
  })

  test('is not given if the rate of the lower weight costs as much', async ({ assert }) => {
    const flat = worldOf({
      couriers: {
        FEDEX: {
          bands: [
            [0, 1, 50_000],
            [1, 2, 50_000],
          ],
        },
      },
    })
    assert.deepEqual(await adviceFor(flat, requestOf([packageOf(1_050)])), [])
  })

  test('skips a rate of a lower weight that costs as much', async ({ assert }) => {
    const bands = [
      [0, 20, 10_000],
      [20, 20.5, 30_000],
      [20.5, 21, 30_000],
    ] as const
    const facts = worldOf({ couriers: { FEDEX: { bands: [...bands] } } })
    assert.deepEqual(await adviceSentences(facts, requestOf([packageOf(20_700)])), [
      'If you remove 700 g, you save ₦20,000.',
    ])
  })

  test('is not given if the courier carries nothing so light', async ({ assert }) => {
    const facts = worldOf({ couriers: { FEDEX: { bands: [[1, 2, 50_000]] } } })
    assert.deepEqual(await adviceFor(facts, requestOf([packageOf(1_050)])), [])
  })

  test('never goes below the least weight of a package', async ({ assert }) => {
    const facts = worldOf({
      couriers: {
        FEDEX: {
          bands: [
            [0, 0.095, 1_000],
            [0.095, 1, 9_000],
          ],
        },
      },
    })
    assert.deepEqual(await adviceFor(facts, requestOf([packageOf(102)])), [])
  })

  test('includes a surcharge on heavy parcels', async ({ assert }) => {
    const facts = worldOf({
      surcharges: [{ name: 'Heavy', aboveGrams: 900, amountKobo: 2_500_50 }],
    })
    assert.deepEqual(await adviceSentences(facts, requestOf([packageOf(950)])), [
      'If you remove 50 g, you save ₦2,500.50.',
    ])
  })

  test('names the package that loses the smallest share of its weight', async ({ assert }) => {
    const request = requestOf([packageOf(500), packageOf(530), packageOf(800)])
    const facts = worldOf({
      couriers: {
        FEDEX: {
          bands: [
            [0, 1.8, 9_000],
            [1.8, 2, 19_000],
          ],
        },
      },
    })
    assert.deepEqual(await adviceSentences(facts, request), [
      'If you remove 30 g from package 3, you save ₦10,000.',
    ])
  })

  test('skips a package whose volumetric weight is as high', async ({ assert }) => {
    const bulky = packageOf(1_060, 26, 20, 10)
    const facts = worldOf({
      couriers: {
        FEDEX: {
          bands: [
            [0, 1.7, 9_000],
            [1.7, 2, 19_000],
          ],
        },
      },
    })
    const [sentence] = await adviceSentences(facts, requestOf([bulky, packageOf(700)]))
    assert.equal(sentence, 'If you remove 60 g from package 2, you save ₦10,000.')
  })
})

test.group('Advice to send a smaller package', () => {
  /** 30 x 20 x 17 cm count as 2,040 g. */
  const bulky = packageOf(900, 30, 20, 17)

  test('says which side to trim, by as few whole centimetres as suffice', async ({ assert }) => {
    const [advice, ...others] = await adviceFor(worldOf(), requestOf([bulky]))
    assert.deepEqual(others, [])
    assert.equal(advice!.sentence, 'If you trim the length by 1 cm, you save ₦145,500.')
    assert.deepEqual(advice!.change, {
      packages: [{ place: 0, lengthCm: 29, widthCm: 20, heightCm: 17 }],
    })
    assert.equal(advice!.totalKobo, 54_500_00)
  })

  test('keeps the decimals of a side', async ({ assert }) => {
    const [advice] = await adviceFor(worldOf(), requestOf([packageOf(900, 30.35, 20, 17)]))
    assert.deepEqual(advice!.change, {
      packages: [{ place: 0, lengthCm: 29.35, widthCm: 20, heightCm: 17 }],
    })
  })

  test('does not ask to trim every side by more than a tenth', async ({ assert }) => {
    // 40 x 30 x 10 cm count as 2,400 g: 34 cm, 25 cm or 9 cm would be 2,040 g, 2,000 g and 2,160 g.
    assert.deepEqual(await adviceFor(worldOf(), requestOf([packageOf(900, 40, 30, 10)])), [])
  })

  test('is not given if the weight would then be charged', async ({ assert }) => {
    const heavy = packageOf(2_010, 30, 20, 17)
    const sentences = await adviceSentences(worldOf(), requestOf([heavy]))
    assert.notInclude(sentences.join(' '), 'trim')
  })

  test('is not given without all sizes, or in an express box', async ({ assert }) => {
    assert.deepEqual(await adviceFor(worldOf(), requestOf([packageOf(2_300, 30, 20)])), [])
    const boxes = [{ ...bulky, id: 7, name: 'Box', weightGrams: 0, feeKobo: 0, isArchived: false }]
    const request = requestOf([{ ...bulky, expressBoxId: 7 }])
    assert.deepEqual(await adviceFor(worldOf({ boxes }), request), [])
  })

  test('is given if a single side is above the limit of a surcharge', async ({ assert }) => {
    const facts = worldOf({ surcharges: [{ longerThanCm: 100, amountKobo: 9_000_00 }] })
    const long = packageOf(900, 104.5, 5, 5)
    assert.deepEqual(await adviceSentences(facts, requestOf([long])), [
      'If you trim the length by 5 cm, you save ₦9,000.',
    ])
    assert.deepEqual(await adviceSentences(facts, requestOf([packageOf(900, 112, 5, 5)])), [])
    assert.deepEqual(await adviceSentences(facts, requestOf([long, packageOf(50, 101, 1, 1)])), [])
  })

  test('is not given if the rate of the lower weight costs as much', async ({ assert }) => {
    const flat = worldOf({
      couriers: {
        FEDEX: {
          bands: [
            [0, 2, 50_000],
            [2, 9, 50_000],
          ],
        },
      },
    })
    assert.deepEqual(await adviceFor(flat, requestOf([bulky])), [])
  })
})

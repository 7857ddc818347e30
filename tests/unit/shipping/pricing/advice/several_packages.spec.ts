import { test } from '@japa/runner'
import type { PricedPackage, PriceRequest } from '#shipping/pricing/price_request'
import type { Band } from '#tests/unit/shipping/pricing/advice/small_world'
import {
  adviceFor,
  boxOf,
  packageOf,
  requestOf,
  worldOf,
} from '#tests/unit/shipping/pricing/advice/small_world'

/** Rates of a thousand naira per started kilogram. */
const EVEN: Band[] = Array.from({ length: 60 }, (_, kg) => [kg, kg + 1, (kg + 1) * 1_000] as const)

const even = worldOf({ couriers: { FEDEX: { bands: EVEN } } })

async function merged(...given: Parameters<typeof adviceFor>) {
  const pieces = await adviceFor(...given)
  return pieces.filter(({ kind }) => kind === 'merged_packages')
}

test.group('Advice to send two packages as one', () => {
  /** 10 kg in a 10 cm cube, and 0.5 kg in 40 x 50 x 30 cm, which are charged as 12 kg. */
  const heavy = packageOf(10_000, 10, 10, 10)
  const bulky = packageOf(500, 40, 50, 30)

  test('is given for a heavy package and a bulky one, with their combined size', async ({
    assert,
  }) => {
    const [advice] = await merged(even, requestOf([heavy, bulky]))
    assert.equal(
      advice!.sentence,
      'If you pack both packages as one of 60 x 40 x 30 cm, you save ₦7,000.'
    )
    assert.deepEqual(advice!.change, {
      merged: { places: [0, 1], parcel: packageOf(10_500, 60, 40, 30) },
    })
    assert.equal(advice!.totalKobo, 15_000_00)
  })

  test('names the two packages if there are others', async ({ assert }) => {
    const [advice] = await merged(even, requestOf([bulky, packageOf(900), heavy]))
    assert.equal(
      advice!.sentence,
      'If you pack packages 1 and 3 as one of 60 x 40 x 30 cm, you save ₦7,000.'
    )
  })

  test('rounds the carton up to whole centimetres', async ({ assert }) => {
    const [advice] = await merged(even, requestOf([heavy, packageOf(500, 40.2, 50, 30.5)]))
    assert.deepEqual(advice!.change.merged!.parcel, packageOf(10_500, 60, 41, 31))
  })

  test('is not given without sizes, since the weights only add up', async ({ assert }) => {
    const pieces = await merged(even, requestOf([packageOf(10_000), packageOf(500, 40, 50)]))
    assert.deepEqual(pieces, [])
  })

  test('is not given if one package is in an express box', async ({ assert }) => {
    const facts = worldOf({
      couriers: { FEDEX: { bands: EVEN } },
      boxes: [boxOf(1, 'Box', [40, 50, 30])],
    })
    const request = requestOf([heavy, { ...bulky, expressBoxId: 1 }])
    assert.deepEqual(await merged(facts, request), [])
  })

  test('is not given for two heavy or two bulky packages', async ({ assert }) => {
    assert.deepEqual(await merged(even, requestOf([heavy, heavy])), [])
    assert.deepEqual(await merged(even, requestOf([bulky, bulky])), [])
  })

  test('is not given above 30 kg or 120 cm', async ({ assert }) => {
    const isGiven = async (...packages: PricedPackage[]) => {
      const pieces = await merged(even, requestOf(packages))
      return pieces.length > 0
    }
    assert.isTrue(await isGiven(packageOf(29_500, 10, 10, 10), bulky))
    assert.isFalse(await isGiven(packageOf(29_501, 10, 10, 10), bulky))
    const flat = packageOf(500, 110, 40, 10)
    assert.isTrue(await isGiven(packageOf(9_000, 120, 4, 4), flat))
    assert.isFalse(await isGiven(packageOf(9_000, 121, 4, 4), flat))
  })

  test('is not given if sending them together costs more', async ({ assert }) => {
    const falling = worldOf({
      couriers: {
        FEDEX: {
          bands: [
            [0, 17, 9_000],
            [17, 30, 5_000],
          ],
        },
      },
    })
    assert.deepEqual(await merged(falling, requestOf([heavy, bulky])), [])
  })
})

test.group('Advice to send two shipments', () => {
  const facts = worldOf()
  const two = requestOf([packageOf(1_300), packageOf(1_400)], { declaredValueKobo: 20_000_00 })
  const contents = [
    { declaredValueKobo: 15_000_00, categoryIds: [1] },
    { declaredValueKobo: 5_000_00, categoryIds: [1] },
  ]

  test('is given if two shipments together cost less than one', async ({ assert }) => {
    const [advice] = await adviceFor(facts, two, { contents })
    assert.containsSubset(advice, {
      kind: 'two_shipments',
      sentence: 'Book package 2 as a separate shipment and save ₦91,000.',
      totalKobo: 109_000_00,
    })
    assert.deepEqual(advice!.change, { shipments: [[0], [1]] })
  })

  test('counts each fee twice: document, signature, least Premium and drop-off', async ({
    assert,
  }) => {
    const food = contents.map((one) => ({ ...one, categoryIds: [2] }))
    const request: PriceRequest = {
      ...two,
      categoryIds: [2],
      signatureRequired: true,
      insurance: 'Premium',
      pickup: false,
    }
    const [advice] = await adviceFor(facts, request, { contents: food })
    // Two rates of 54,500; for each a document of 5,000, a signature of 1,500, Premium of 1,000 and
    // a drop-off of 1,000.
    assert.equal(advice!.kind, 'two_shipments')
    assert.equal(advice!.totalKobo, 2 * (54_500 + 5_000 + 1_500 + 1_000 + 1_000) * 100)
  })

  test('is not given if the fees exceed what it saves', async ({ assert }) => {
    const near = worldOf({
      couriers: {
        FEDEX: {
          bands: [
            [0, 2, 50_000],
            [2, 30, 101_000],
          ],
        },
      },
    })
    const [advice] = await adviceFor(near, two, { contents })
    assert.equal(advice!.savedKobo, 1_000_00)
    const dropped = await adviceFor(near, { ...two, pickup: false }, { contents })
    assert.deepEqual(
      dropped.map(({ kind }) => kind),
      ['pickup']
    )
  })

  test('is not given if the contents are unknown, or import duty is due', async ({ assert }) => {
    assert.deepEqual(await adviceFor(facts, two), [])
    const dear = contents.map((one) => ({ ...one, declaredValueKobo: 100_000_00 }))
    const due = { ...two, declaredValueKobo: 200_000_00 }
    assert.deepEqual(await adviceFor(facts, due, { contents: dear }), [])
  })

  test('is not given if the courier would not carry one of them', async ({ assert }) => {
    const heavyOnly = worldOf({ couriers: { FEDEX: { bands: [[2, 30, 200_000]] } } })
    assert.deepEqual(await adviceFor(heavyOnly, two, { contents }), [])
  })

  test('finds a cheaper division of many packages', async ({ assert }) => {
    const bands = [
      [0, 5, 10_000],
      [5, 10, 20_000],
      [10, 99, 90_000],
    ] as const
    const steep = worldOf({ couriers: { FEDEX: { bands: [...bands] } } })
    const request = requestOf([
      ...Array.from({ length: 9 }, () => packageOf(1_000)),
      packageOf(2_000),
    ])
    const each = request.packages.map(() => ({ declaredValueKobo: 1_500_00, categoryIds: [1] }))
    const [advice] = await adviceFor(steep, request, { contents: each })
    assert.equal(advice!.totalKobo, 30_000_00)
    assert.lengthOf(advice!.change.shipments!.flat(), 10)
  })
})

import { test } from '@japa/runner'
import { findPriceAdvice } from '#shipping/pricing/advice/price_advice'
import { createOffers } from '#shipping/pricing/offers'
import { countPricings } from '#tests/unit/shipping/pricing/advice/count_pricings'
import {
  adviceFor,
  boxOf,
  packageOf,
  requestOf,
  adviceSentences,
  worldOf,
} from '#tests/unit/shipping/pricing/advice/small_world'

const ONE_AND_A_HALF = [
  [0, 1.5, 9_000],
  [1.5, 9_000, 90_000],
] as const

const steep = worldOf({
  couriers: { FEDEX: { bands: [...ONE_AND_A_HALF] } },
  boxes: Array.from({ length: 40 }, (_, at) =>
    boxOf(at + 1, `Box ${at + 1}`, [40 + at, 30, 20], { feeKobo: (40 - at) * 100 })
  ),
  surcharges: [{ longerThanCm: 100, amountKobo: 9_000_00 }],
})

/** How often one request may be repriced at most, however many packages it has. */
const MOST_TIMES = 12

const hundred = <Value>(of: (at: number) => Value) => Array.from({ length: 100 }, (_, at) => of(at))

const SHIPMENTS = {
  'without sizes': hundred((at) => packageOf(100 + at)),
  'large and light': hundred((at) => packageOf(100 + at, 60 + at, 50, 40)),
  'of every kind': hundred((at) => packageOf(at * 290 + 100, 10 + (at % 7) * 9, 10 + at / 2, 20)),
  'in express boxes': hundred((at) => ({
    ...packageOf(100, 40 + (at % 40), 30, 20),
    expressBoxId: 1 + (at % 40),
  })),
}

test.group('Advice on extreme shipments', () => {
  for (const [name, packages] of Object.entries(SHIPMENTS)) {
    test(`for a hundred packages ${name} reprices them at most ${MOST_TIMES} times`, async ({
      assert,
    }) => {
      const request = requestOf(packages, { declaredValueKobo: 0, pickup: false })
      const contents = packages.map(() => ({ declaredValueKobo: 0, categoryIds: [1] }))
      const mode = { isTest: true, isBookingStaff: true, day: '2026-11-20' }
      const route = await createOffers(request, mode, steep)
      assert.isNotEmpty(route.offers)
      const times = await countPricings(async () => {
        const pieces = await findPriceAdvice(request, { route, facts: steep, mode, contents })
        assert.isAtMost(pieces.length, 3)
      })
      assert.isAtMost(times, MOST_TIMES)
    })
  }

  test('a long list of packages is given as a count', async ({ assert }) => {
    const packages = hundred(() => packageOf(100))
    const facts = worldOf({
      couriers: {
        FEDEX: {
          bands: [
            [0, 5, 9_000],
            [5, 99, 90_000],
          ],
        },
      },
    })
    const contents = packages.map(() => ({ declaredValueKobo: 0, categoryIds: [1] }))
    assert.deepEqual(await adviceSentences(facts, requestOf(packages), { contents }), [
      'Book 50 of the packages as a separate shipment and save ₦72,000.',
    ])
  })

  test('there is no advice for a shipment that no courier carries, or an empty one', async ({
    assert,
  }) => {
    assert.deepEqual(await adviceFor(steep, requestOf([packageOf(99_999_999)])), [])
    assert.deepEqual(await adviceFor(steep, requestOf([packageOf(0)])), [])
    assert.deepEqual(await adviceFor(steep, requestOf([])), [])
  })

  test('the largest sizes are trimmed like any others', async ({ assert }) => {
    const facts = worldOf({
      couriers: {
        FEDEX: {
          bands: [
            [0, 1_790, 9_000],
            [1_790, 9_000, 90_000],
          ],
        },
      },
    })
    assert.deepEqual(await adviceSentences(facts, requestOf([packageOf(100, 1_000, 1_000, 9)])), [
      'If you trim the length by 6 cm, you save ₦81,000.',
    ])
  })
})

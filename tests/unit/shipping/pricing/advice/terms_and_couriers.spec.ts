import { test } from '@japa/runner'
import {
  adviceFor,
  boxOf,
  packageOf,
  requestOf,
  adviceSentences,
  worldOf,
} from '#tests/unit/shipping/pricing/advice/small_world'

const PARCEL = packageOf(800)

const STAFF = { mode: { isTest: true, isBookingStaff: true } }

test.group('Advice on pickup and insurance', () => {
  test('suggests a pickup if a drop-off has a fee', async ({ assert }) => {
    const [advice] = await adviceFor(worldOf(), requestOf([PARCEL], { pickup: false }))
    assert.containsSubset(advice, {
      kind: 'pickup',
      sentence: 'Let us pick it up and save ₦1,000.',
      change: { pickup: true },
      totalKobo: 50_000_00,
      savedKobo: 1_000_00,
    })
  })

  test('suggests no drop-off, which is never cheaper, and no pickup that saves nothing', async ({
    assert,
  }) => {
    assert.deepEqual(await adviceFor(worldOf(), requestOf([PARCEL])), [])
    const free = worldOf({ settings: { drop_off_fees_kobo: { local: 500_00, international: 0 } } })
    assert.deepEqual(await adviceFor(free, requestOf([PARCEL], { pickup: false })), [])
  })

  test('suggests Standard if Premium costs as much as it can ever pay', async ({ assert }) => {
    const insured = (declaredValueKobo: number) =>
      adviceFor(worldOf(), requestOf([PARCEL], { insurance: 'Premium', declaredValueKobo }))
    const [advice] = await insured(800_00)
    assert.containsSubset(advice, {
      kind: 'insurance',
      sentence:
        'Premium insurance costs ₦1,000 and can pay you ₦800 at most. Take Standard and save ₦1,000.',
      change: { insurance: 'Standard' },
    })
    assert.lengthOf(await insured(1_000_00), 1)
    assert.deepEqual(await insured(1_000_01), [])
  })

  test('suggests nothing if Premium is free', async ({ assert }) => {
    const free = worldOf({ settings: { premium_insurance: { basisPoints: 0, minimumKobo: 0 } } })
    const request = requestOf([PARCEL], { insurance: 'Premium', declaredValueKobo: 0 })
    assert.deepEqual(await adviceFor(free, request), [])
  })
})

test.group('Advice on another courier', () => {
  const bands = (naira: number) => [[0, 30, naira]] as [number, number, number][]
  const couriers = {
    DHL: { bands: bands(70_000), days: [2, 4] as [number, number] },
    FEDEX: { bands: bands(40_000), days: [4, 6] as [number, number] },
    UPS: { bands: bands(55_000), days: [2, 4] as [number, number] },
  }
  const sentencesFor = (
    facts = worldOf({ couriers }),
    how: Parameters<typeof adviceSentences>[2] = {}
  ) => adviceSentences(facts, requestOf([PARCEL]), how)

  test('prefers a courier that is as fast', async ({ assert }) => {
    assert.deepEqual(await sentencesFor(undefined, { chosen: 'DHL' }), [
      'UPS is as fast as DHL and saves ₦15,000.',
    ])
  })

  test('says how long a slower courier takes', async ({ assert }) => {
    assert.deepEqual(await sentencesFor(undefined, { chosen: 'UPS' }), [
      'FedEx takes 4 to 6 working days instead of 2 to 4 working days and saves ₦15,000.',
    ])
  })

  test('does not call a courier as fast if its deliveries took longer', async ({ assert }) => {
    const lane = {
      kind: 'export',
      origin: 'NG',
      destination: 'GB',
      usualDays: 3,
      parcels: 90,
    } as const
    const lanes = [
      { ...lane, courierCode: 'DHL', mostDays: 5 },
      { ...lane, courierCode: 'UPS', mostDays: 9 },
    ]
    const [sentence] = await sentencesFor(worldOf({ couriers, lanes }), { chosen: 'DHL' })
    assert.include(sentence!, 'FedEx takes 4 to 6 working days instead of')
  })

  test('is not given without a choice, or with the cheapest or an unavailable courier', async ({
    assert,
  }) => {
    assert.deepEqual(await sentencesFor(), [])
    assert.deepEqual(await sentencesFor(undefined, { chosen: 'FEDEX' }), [])
    assert.deepEqual(await sentencesFor(undefined, { chosen: 'ARAMEX' }), [])
  })

  test('leaves out a courier that cannot take the parcel', async ({ assert }) => {
    const isPossible = ({ courierCode }: { courierCode?: string }) => courierCode !== 'UPS'
    const [sentence] = await sentencesFor(undefined, { chosen: 'DHL', isPossible })
    assert.include(sentence!, 'FedEx')
    const nobody = await sentencesFor(undefined, { chosen: 'DHL', isPossible: () => false })
    assert.deepEqual(nobody, [])
  })

  test('keeps the chosen courier for all other advice', async ({ assert }) => {
    const request = requestOf([PARCEL], { pickup: false })
    const pieces = await adviceFor(worldOf({ couriers }), request, { chosen: 'DHL' })
    assert.deepEqual(
      pieces.map(({ kind, courierCode, insteadOf }) => [kind, courierCode, insteadOf]),
      [
        ['courier', 'UPS', 'DHL'],
        ['pickup', 'DHL', 'DHL'],
      ]
    )
  })
})

test.group('Advice on express boxes', () => {
  const large = boxOf(1, 'Large Box', [50, 40, 35], { feeKobo: 2_800_00 })
  const medium = boxOf(2, 'Medium Box', [40, 30, 25], { feeKobo: 1_800_00 })
  const small = boxOf(3, 'Small Box', [30, 20, 15], { feeKobo: 500_00 })
  const inLarge = { ...packageOf(800, 50, 40, 35), expressBoxId: 1 }

  test('asks staff whether the next smaller box is enough', async ({ assert }) => {
    const facts = worldOf({
      boxes: [large, medium, small],
      couriers: { FEDEX: { bands: [[0, 30, 50_000]] } },
    })
    const [advice, ...others] = await adviceFor(facts, requestOf([inLarge]), STAFF)
    assert.deepEqual(others, [])
    assert.equal(
      advice!.sentence,
      'If the contents fit into the Medium Box, use it instead of the Large Box and save ₦1,000.'
    )
    const size = { lengthCm: 40, widthCm: 30, heightCm: 25 }
    assert.deepEqual(advice!.change, { packages: [{ place: 0, expressBoxId: 2, ...size }] })
  })

  test('recommends a cheaper box of the same size', async ({ assert }) => {
    const plain = boxOf(4, 'Plain Box', [50, 35, 40], { feeKobo: 300_00 })
    const facts = worldOf({ boxes: [large, plain] })
    const [advice] = await adviceFor(facts, requestOf([inLarge]), STAFF)
    assert.equal(advice!.sentence, 'Take the Plain Box instead of the Large Box and save ₦2,500.')
  })

  test('is for staff only, and for packages in an express box', async ({ assert }) => {
    const facts = worldOf({ boxes: [large, medium] })
    assert.deepEqual(await adviceFor(facts, requestOf([inLarge])), [])
    assert.deepEqual(await adviceFor(facts, requestOf([packageOf(800, 50, 40, 35)]), STAFF), [])
  })

  test('suggests no archived or dearer box, and none for a package of another size', async ({
    assert,
  }) => {
    const gone = worldOf({ boxes: [large, { ...medium, isArchived: true }] })
    assert.deepEqual(await adviceFor(gone, requestOf([inLarge]), STAFF), [])
    const dear = worldOf({
      boxes: [large, { ...medium, feeKobo: 9_000_00 }],
      couriers: { FEDEX: { bands: [[0, 30, 50_000]] } },
    })
    assert.deepEqual(await adviceFor(dear, requestOf([inLarge]), STAFF), [])
    const other = requestOf([{ ...inLarge, heightCm: 36 }])
    assert.deepEqual(await adviceFor(worldOf({ boxes: [large, medium] }), other, STAFF), [])
  })
})

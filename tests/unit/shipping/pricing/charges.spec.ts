import { test } from '@japa/runner'
import fc from 'fast-check'
import { AmountTooLarge } from '#shared/money/exact_amounts'
import {
  chargeOfKindKobo,
  calculateCharges,
  discountKobo,
  insuranceFeeKobo,
  SignatureUnavailable,
  type ChargeOptions,
  type ChargeSettings,
  type ChargeDiscount,
} from '#shipping/pricing/charges'

const SETTINGS: ChargeSettings = {
  premiumInsurance: { basisPoints: 150, minimumKobo: 2_000_00 },
  signatureFeeKobo: 1_500_00,
  documentFeesKobo: { food: 10_000_00, medication: 15_000_00 },
  dropOffFeesKobo: { local: 500_00, international: 1_000_00 },
}

const PLAIN: ChargeOptions = {
  insurance: 'Standard',
  declaredValueKobo: 100_000_00,
  signatureRequired: false,
  pickup: true,
  shippingBoxFeesKobo: [],
  clearanceKinds: [],
  additionalPayments: [],
  discount: null,
}

const kobo = fc.integer({ min: 0, max: 1_000_000_00 })
const discount = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.nat(20_000) }),
    fc.record({ kind: fc.constant('amount' as const), amountKobo: kobo })
  )
)
const options: fc.Arbitrary<ChargeOptions> = fc.record({
  insurance: fc.constantFrom('Standard', 'Premium'),
  declaredValueKobo: kobo,
  signatureRequired: fc.boolean(),
  pickup: fc.boolean(),
  shippingBoxFeesKobo: fc.array(kobo, { maxLength: 3 }),
  clearanceKinds: fc.array(fc.constantFrom('food' as const, 'medication' as const)),
  additionalPayments: fc.array(fc.record({ key: fc.string(), amountKobo: kobo }), { maxLength: 3 }),
  discount,
})

const bill = (
  changes: Partial<ChargeOptions>,
  kind: Parameters<typeof calculateCharges>[0] = 'export',
  settings = SETTINGS
) => calculateCharges(kind, 40_000_00, { ...PLAIN, ...changes }, settings)

test.group('Charges', () => {
  test('have no line for options that were not chosen', ({ assert }) => {
    assert.deepEqual(bill({}), {
      lines: [{ kind: 'shipping', label: 'Shipping Rate', amountKobo: 40_000_00 }],
      totalKobo: 40_000_00,
    })
  })

  test('have a line for each chosen option, and their sum as the total', ({ assert }) => {
    const charges = bill({
      insurance: 'Premium',
      declaredValueKobo: 200_000_00,
      signatureRequired: true,
      pickup: false,
      shippingBoxFeesKobo: [700_00, 1_000_00],
      clearanceKinds: ['medication', 'food', 'food'],
      additionalPayments: [{ key: 'Packing', amountKobo: 250_00 }],
      discount: { kind: 'amount', amountKobo: 450_00 },
    })
    assert.deepEqual(
      charges.lines.map(({ kind, amountKobo }) => `${kind} ${amountKobo / 100}`),
      [
        'shipping 40000',
        'insurance 3000',
        'signature 1500',
        'shipping_box 700',
        'shipping_box 1000',
        'document 10000',
        'document 15000',
        'drop_off 1000',
        'additional 250',
        'discount -450',
      ]
    )
    assert.equal(charges.totalKobo, 72_000_00)
    assert.equal(chargeOfKindKobo(charges, 'shipping_box'), 1_700_00)
  })

  test('add up to the total, which no discount makes negative', ({ assert }) => {
    const kinds = fc.constantFrom('domestic' as const, 'export' as const, 'import' as const)
    fc.assert(
      fc.property(kinds, kobo, options, (kind, rateKobo, chosen) => {
        const { lines, totalKobo } = calculateCharges(kind, rateKobo, chosen, SETTINGS)
        assert.equal(
          totalKobo,
          lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
        )
        assert.isAtLeast(totalKobo, 0)
      })
    )
  })

  test('have an exact total, however large its parts are, or are refused', ({ assert }) => {
    const amounts = fc.array(fc.maxSafeNat(), { maxLength: 5 })
    fc.assert(
      fc.property(fc.maxSafeNat(), amounts, fc.maxSafeNat(), (rateKobo, fees, value) => {
        const chosen = { ...PLAIN, insurance: 'Premium' as const, declaredValueKobo: value }
        const calculate = () =>
          calculateCharges('domestic', rateKobo, { ...chosen, shippingBoxFeesKobo: fees }, SETTINGS)
        const insurance = BigInt(insuranceFeeKobo(chosen, SETTINGS))
        const parts = [rateKobo, ...fees].map(BigInt)
        const whole = parts.reduce((sum, part) => sum + part, insurance)
        if (whole > Number.MAX_SAFE_INTEGER) assert.throws(calculate, AmountTooLarge)
        else assert.equal(BigInt(calculate().totalKobo), whole)
      })
    )
  })

  test('are refused with an amount in fractions of a kobo or of the wrong sign', ({ assert }) => {
    const payment = (amountKobo: number) => ({ additionalPayments: [{ key: 'Other', amountKobo }] })
    const off = (amountKobo: number): ChargeDiscount => ({ kind: 'amount', amountKobo })
    assert.throws(() => bill(payment(0.5)), RangeError)
    assert.throws(() => bill(payment(-1)), RangeError)
    assert.throws(() => bill({ discount: off(-1) }), RangeError)
    assert.throws(() => bill({ discount: off(0.5) }), RangeError)
  })
})

test.group('Insurance', () => {
  test('Standard is free; Premium is a share of the value and has a minimum', ({ assert }) => {
    const fee = (insurance: 'Standard' | 'Premium', declaredValueKobo: number) =>
      insuranceFeeKobo({ insurance, declaredValueKobo }, SETTINGS)
    assert.equal(fee('Standard', 1_000_000_00), 0)
    assert.equal(fee('Premium', 0), 2_000_00)
    assert.equal(fee('Premium', 133_333_33), 2_000_00)
    assert.equal(fee('Premium', 133_334_00), 2_000_01)
    assert.equal(fee('Premium', 1_000_000_00), 15_000_00)
  })
})

test.group('Signature', () => {
  test('a zero fee has no line, and a negative one makes the service unavailable', ({ assert }) => {
    const at = (signatureFeeKobo: number) => ({ ...SETTINGS, signatureFeeKobo })
    assert.lengthOf(bill({ signatureRequired: true }, 'export', at(0)).lines, 1)
    assert.lengthOf(bill({ signatureRequired: true }, 'export', at(1)).lines, 2)
    assert.lengthOf(bill({ signatureRequired: false }, 'export', at(-1)).lines, 1)
    assert.throws(() => bill({ signatureRequired: true }, 'export', at(-1)), SignatureUnavailable)
  })
})

test.group('Documents and drop-off', () => {
  test('clearance documents are charged for shipments across a border, once for each kind', ({
    assert,
  }) => {
    const food = { clearanceKinds: ['food', 'food'] as const }
    assert.equal(chargeOfKindKobo(bill(food, 'export'), 'document'), 10_000_00)
    assert.equal(chargeOfKindKobo(bill(food, 'import'), 'document'), 10_000_00)
    assert.equal(chargeOfKindKobo(bill(food, 'domestic'), 'document'), 0)
  })

  test('a parcel without pickup has a drop-off fee, which is different within Nigeria', ({
    assert,
  }) => {
    assert.equal(chargeOfKindKobo(bill({ pickup: false }, 'domestic'), 'drop_off'), 500_00)
    assert.equal(chargeOfKindKobo(bill({ pickup: false }, 'export'), 'drop_off'), 1_000_00)
    assert.equal(chargeOfKindKobo(bill({ pickup: true }, 'export'), 'drop_off'), 0)
  })
})

test.group('Discount', () => {
  test('is a share or an amount, and never more than the amount to pay', ({ assert }) => {
    assert.equal(discountKobo(null, 100), 0)
    assert.equal(discountKobo({ kind: 'percent', basisPoints: 1_000 }, 100_05), 10_01)
    assert.equal(discountKobo({ kind: 'percent', basisPoints: 20_000 }, 100), 100)
    assert.equal(discountKobo({ kind: 'amount', amountKobo: 99 }, 100), 99)
    assert.equal(discountKobo({ kind: 'amount', amountKobo: 101 }, 100), 100)
  })
})

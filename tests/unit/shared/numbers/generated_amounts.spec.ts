import { test } from '@japa/runner'
import fc from 'fast-check'
import { productValidator } from '#branding/products/product_validator'
import { limitsValidator } from '#identity/teams/limits_validator'
import { agentQuoteValidator } from '#shipping/agents/agent_validators'
import { additionalPaymentValidator } from '#shipping/billing/validators/additional_payment'
import { savedBoxValidator } from '#shipping/booking/drafts/draft_validators'
import { checkoutRatesValidator } from '#shipping/pricing/checkout/checkout_rates_validator'
import { rateQuoteValidator } from '#shipping/pricing/calculator/rate_quote_validator'
import { carrierMessageValidator } from '#shipping/reweighing/reweigh_validators'
import {
  quantities,
  type SheetStyle,
  sheetStyles,
  sizes,
  values,
  weights,
} from '#tests/support/parcels/numbers'
import type { Entry, Kind } from '#tests/support/parcels/spelling'
import { toBritain } from '#tests/support/rate_requests'
import { paymentReferenceValidator } from '#wallet/funding/validators/funding_validators'

/** `FUZZ_CASES=200 FUZZ_SEED=7` for a long run with other amounts. */
const SEED = Number(process.env.FUZZ_SEED ?? 41)
const NUMBERS = 15 * Number(process.env.FUZZ_CASES ?? 10)

type Texts = Record<string, string>
type Validator = { tryValidate(body: unknown): Promise<[unknown, any]> }

interface NumberFields {
  validator: Validator
  body: (texts: Texts) => object
  /** Returns what the API read, in grams, hundredths of a centimetre or kobo. */
  read: (body: any) => unknown
  kind: (entry: Entry, style: SheetStyle) => Kind<unknown>
}

const grams = (kilograms: number) => Math.round(kilograms * 1_000)
const hundredths = (number: number) => Math.round(number * 100)
const sidesOf = ({ length, width, height }: any) => [length, width, height].map(hundredths)

const CART = { destination: { country: 'GB' } }
const ROUTE = {
  origin: { country: 'NG', state: 'NG_LA' },
  destination: { country: 'GB', state: 'GB_ENG' },
}

const FIELDS: Record<string, NumberFields> = {
  'funding': {
    validator: paymentReferenceValidator,
    body: ({ value }) => ({ paymentAmount: value }),
    read: ({ paymentAmount }) => paymentAmount,
    kind: values,
  },
  'additional payment': {
    validator: additionalPaymentValidator,
    body: ({ value }) => ({ id: 1, key: 'Duty', value }),
    read: ({ value }) => hundredths(value),
    kind: values,
  },
  'limit of a team member': {
    validator: limitsValidator,
    body: ({ value }) => ({ monthlyLimit: value }),
    read: ({ monthlyLimit }) => hundredths(monthlyLimit),
    kind: values,
  },
  'price of a product': {
    validator: productValidator,
    body: ({ value }) => ({
      ...{ name: 'Garri', productCategoryGroup: 1, currency: 'NGN' },
      price: value,
    }),
    read: ({ price }) => hundredths(price),
    kind: values,
  },
  'insured value': {
    validator: agentQuoteValidator,
    body: ({ value }) => ({ ...ROUTE, packages: [{ weight: 1 }], insurance: 'Premium', value }),
    read: ({ value }) => hundredths(value),
    kind: values,
  },
  'weight in the calculator': {
    validator: rateQuoteValidator,
    body: ({ weight }) => toBritain({ item: { weight } }),
    read: ({ items }) => grams(items[0].weight),
    kind: weights,
  },
  'size in the calculator': {
    validator: rateQuoteValidator,
    body: ({ length, width, height }) =>
      toBritain({ item: { packageDimension: [length, width, height] } }),
    read: ({ items }) => items[0].packageDimension.map(hundredths),
    kind: sizes,
  },
  'size of a saved box': {
    validator: savedBoxValidator,
    body: (sides) => ({ name: 'Shoes', ...sides }),
    read: sidesOf,
    kind: sizes,
  },
  'weight from a courier': {
    validator: carrierMessageValidator,
    body: ({ weight }) => ({ number: '12345', weight, source: 'The invoice of May' }),
    read: ({ weight }) => grams(weight),
    kind: weights,
  },
  'quantity in a shop cart': {
    validator: checkoutRatesValidator,
    body: ({ quantity }) => ({ ...CART, items: [{ weight: 1, quantity }] }),
    read: ({ items }) => items[0].quantity,
    kind: quantities,
  },
}

test.group('Generated amounts in an API call', () => {
  for (const [name, { validator, body, read, kind }] of Object.entries(FIELDS)) {
    test(`are read as meant, or refused: ${name}`, async ({ assert }) => {
      const drawn = sheetStyles('call').chain((style) => {
        const { usual, odd } = kind('call', style)
        return fc.oneof(usual, odd)
      })
      const wrong: string[] = []
      let count = 0
      for (const { written, meant, orElse } of fc.sample(drawn, { numRuns: NUMBERS, seed: SEED })) {
        const [failure, answer] = await validator.tryValidate(body(written as Texts))
        const found = failure ? 'refused' : JSON.stringify(read(answer))
        const isRefusable = meant === null || orElse === 'refused'
        const isRight = failure ? isRefusable : found === JSON.stringify(meant)
        if (!isRight) wrong.push(`${JSON.stringify(written)}: ${found} instead of ${meant}`)
        if (!failure) count += 1
      }
      assert.deepEqual(wrong, [], `FUZZ_SEED=${SEED}`)
      assert.isAbove(count, NUMBERS / 4)
    })
  }
})

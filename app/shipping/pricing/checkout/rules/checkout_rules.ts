import { numberCheck, optionalCheck, type Check } from '#shared/http/rules/field_checks'

export const CHECKOUT_LIMITS = {
  /** The most lines of a cart. */
  items: 50,
  quantity: { min: 1, max: 100 },
  weightKg: { min: 0.001, max: 300 },
  sizeCm: { min: 0.1, max: 300 },
  valueNaira: { min: 0, max: 1_000_000_000 },
  fallbackNaira: { min: 1, max: 10_000_000 },
  markupPercent: { min: 0, max: 100 },
}

const sizeCheck = (label: string) =>
  optionalCheck(numberCheck(label, { ...CHECKOUT_LIMITS.sizeCm, decimals: 2, kind: 'measure' }))

/** Checks a line of the cart; weight, sizes and value are in kg, cm and naira for one piece. */
export const cartChecks = {
  weight: numberCheck('Weight', { ...CHECKOUT_LIMITS.weightKg, decimals: 3 }),
  length: sizeCheck('Length'),
  width: sizeCheck('Width'),
  height: sizeCheck('Height'),
  quantity: numberCheck('Quantity', { ...CHECKOUT_LIMITS.quantity, decimals: 0 }),
  value: optionalCheck(numberCheck('Value', { ...CHECKOUT_LIMITS.valueNaira, decimals: 2 })),
} satisfies Record<string, Check>

export const settingChecks = {
  boxLength: sizeCheck('Length'),
  boxWidth: sizeCheck('Width'),
  boxHeight: sizeCheck('Height'),
  fallbackPrice: optionalCheck(
    numberCheck('Fallback Price', { ...CHECKOUT_LIMITS.fallbackNaira, decimals: 2 })
  ),
  markupPercent: optionalCheck(
    numberCheck('Markup', { ...CHECKOUT_LIMITS.markupPercent, decimals: 2 })
  ),
} satisfies Record<string, Check>

export const INCOMPLETE_BOX_MESSAGE = 'Please give all three sides of the box, or none'

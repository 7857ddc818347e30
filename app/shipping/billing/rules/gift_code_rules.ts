import { numberCheck, optionalCheck, textCheck, type Check } from '#shared/http/rules/field_checks'

/** Source: specification of booking and money, section 5. */
export const enteredCodeCheck: Check = textCheck('Code', { min: 2, max: 30 })

const MAX_DISCOUNT_NAIRA = 100_000_000
const MAX_USES = 1_000_000

export const giftCodeChecks = {
  code: checkNewGiftCode,
  description: optionalCheck(textCheck('Description', { max: 100 })),
  percentage: numberCheck('Percentage', { min: 0.01, max: 100, decimals: 2 }),
  amount: numberCheck('Amount', { min: 1, max: MAX_DISCOUNT_NAIRA, decimals: 2 }),
  minimumAmount: optionalCheck(
    numberCheck('Minimum', { min: 0, max: MAX_DISCOUNT_NAIRA, decimals: 2 })
  ),
  totalLimit: optionalCheck(numberCheck('Total Limit', { min: 1, max: MAX_USES, decimals: 0 })),
  customerLimit: optionalCheck(
    numberCheck('Limit per Customer', { min: 1, max: MAX_USES, decimals: 0 })
  ),
} satisfies Record<string, Check>

function checkNewGiftCode(value: unknown): string | null {
  const problem = enteredCodeCheck(value)
  if (problem) return problem
  return /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(String(value).trim())
    ? null
    : '"Code" can have letters, digits, hyphens and underscores only'
}

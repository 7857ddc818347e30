import { number, optional, text, type Check } from '#shared/http/rules/field_checks'

/** What a sender types. Source: specification of booking and money, section 5. */
export const giftCodeCheck: Check = text('Code', { min: 2, max: 30 })

const MOST_NAIRA = 100_000_000
const MOST_USES = 1_000_000

/** What staff type. The same in the form and on the server. */
export const discountChecks = {
  code: codeOfStaff,
  description: optional(text('Description', { max: 100 })),
  percentage: number('Percentage', { min: 0.01, max: 100, decimals: 2 }),
  amount: number('Amount', { min: 1, max: MOST_NAIRA, decimals: 2 }),
  minimumAmount: optional(number('Minimum', { min: 0, max: MOST_NAIRA, decimals: 2 })),
  totalLimit: optional(number('Total Limit', { min: 1, max: MOST_USES, decimals: 0 })),
  customerLimit: optional(number('Limit per Customer', { min: 1, max: MOST_USES, decimals: 0 })),
} satisfies Record<string, Check>

function codeOfStaff(value: unknown): string | null {
  const problem = giftCodeCheck(value)
  if (problem) return problem
  return /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(String(value).trim())
    ? null
    : '"Code" can have letters, digits, hyphens and underscores only'
}

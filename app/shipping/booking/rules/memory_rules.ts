import { number, optional, text, type Check } from '#shared/http/rules/field_checks'
import { LIMITS } from '#shipping/booking/rules/booking_rules'

/** Characters of a draft: as much as a hundred packages with what is in them. */
export const LARGEST_DRAFT = 100_000

/** Of each side come with a booking; a larger book is searched where it lies. */
export const BOOK_LINES = 500

const side = (label: string) =>
  number(label, { ...LIMITS.dimensionCm, decimals: 2, kind: 'measure' })

export const boxChecks = {
  name: text('Name', { min: 1, max: 40 }),
  length: side('Length'),
  width: side('Width'),
  height: side('Height'),
  weight: optional(number('Weight', { ...LIMITS.packageWeightKg, decimals: 3 })),
} satisfies Record<string, Check>

import { numberCheck, optionalCheck, textCheck, type Check } from '#shared/http/rules/field_checks'
import { LIMITS } from '#shipping/booking/rules/booking_rules'

/** Characters. Room for a draft of about a hundred packages with their items. */
export const MAX_DRAFT_LENGTH = 100_000

/** The booking page gets this many senders and receivers. It searches the server for others. */
export const MAX_ADDRESS_BOOK_ENTRIES = 500

const side = (label: string) =>
  numberCheck(label, { ...LIMITS.dimensionCm, decimals: 2, kind: 'measure' })

export const boxChecks = {
  name: textCheck('Name', { min: 1, max: 40 }),
  length: side('Length'),
  width: side('Width'),
  height: side('Height'),
  weight: optionalCheck(numberCheck('Weight', { ...LIMITS.packageWeightKg, decimals: 3 })),
} satisfies Record<string, Check>

import { isEmpty, type Check } from '#shared/http/rules/field_checks'

const TAX_ID_LENGTH = 20

/** Turns `6205.20` into `620520`. */
export function normalizeHsCode(typed: string | null): string {
  return (typed ?? '').replace(/[\s.]/g, '')
}

export const hsCodeCheck: Check = (value) =>
  isEmpty(value) || (typeof value === 'string' && /^\d{6}$/.test(normalizeHsCode(value)))
    ? null
    : '"HS Code" must have six digits'

export const taxIdCheck = (label: string): Check => {
  const allowed = new RegExp(`^[A-Za-z0-9][A-Za-z0-9 ./-]{0,${TAX_ID_LENGTH - 1}}$`)
  return (value) =>
    isEmpty(value) || (typeof value === 'string' && allowed.test(value.trim()))
      ? null
      : `"${label}" must have at most ${TAX_ID_LENGTH} letters and digits`
}

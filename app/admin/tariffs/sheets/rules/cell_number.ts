import { toNumber } from '#shared/http/rules/field_checks'

/** `12,345` and `1,234,567.50`: commas between thousands. No number that has them begins with 0. */
export function isGrouped(text: string): boolean {
  return /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text)
}

/**
 * A number as people write it in a sheet, as one writes it here; null when it is none. A comma that cannot stand between
 * thousands is a decimal sign (`0,500`); where it can be neither, nothing is guessed.
 */
export function plainNumber(text: string): string | null {
  const bare = text.replace(/[\s₦]/g, '')
  const grouped = isGrouped(bare) ? bare.replaceAll(',', '') : bare
  const plain = /^\d+,\d+$/.test(grouped) ? grouped.replace(',', '.') : grouped
  return plain.includes(',') || Number.isNaN(toNumber(plain)) ? null : plain
}

/** NaN for what is no number. */
export function cellNumber(text: string): number {
  return Number(plainNumber(text) ?? Number.NaN)
}

/** A part of an answer, of which nothing is certain. */
export type Values = Record<string, unknown>

export function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}

/** Empty where it is no list. */
export function listOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : []
}

/** What comes as text or as a number. Empty where it is neither. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

// Narrows values for the type checker; each setting's schema has validated them.

/** Throws for anything but a list: returning an empty list might save it over the real value. */
export function requireList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('The value of this setting is not a list')
  return value
}

export function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

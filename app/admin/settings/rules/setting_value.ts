// Narrows values for the type checker; each setting's schema has validated them.

/** Throws if it is no list, because an empty one in its place might be saved. */
export function requireList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('The value of this setting is not a list')
  return value
}

export function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

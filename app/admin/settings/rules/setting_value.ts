// A setting's own schema knows the shape of its value; these say it to the type checker, on the server and in the form.

/** Throws where there is none: an empty list in its place might be saved. */
export function requireList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('The value of this setting is not a list')
  return value
}

export function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

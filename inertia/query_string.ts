/** Encodes as the server parses it: lists repeat `name[]`. */
export function toQueryString(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => toPairs(encodeURIComponent(name), value))
    .join('&')
}

function toPairs(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((one) => toPairs(`${name}[]`, one))
  const text = value instanceof Date ? value.toISOString() : String(value)
  return [`${name}=${encodeURIComponent(text)}`]
}

/**
 * JSON as RFC 8785 writes it: members in the order of their UTF-16 units, numbers and texts as ECMAScript writes them.
 * Two programs that say the same in another order, or 1 as 1.0, write the same.
 */
export function canonicalJson(value: unknown): string {
  return written(JSON.parse(JSON.stringify(value)))
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${written(member)}`).join(',')}}`
}

/** Serializes JSON per RFC 8785, so that member order and 1 or 1.0 make no difference. */
export function canonicalJson(value: unknown): string {
  return written(JSON.parse(JSON.stringify(value)))
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${written(member)}`).join(',')}}`
}

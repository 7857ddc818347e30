/** Files travel inside the answers; nobody reads them there. */
const LONGEST_TEXT = 400
const LONGEST_WHOLE = 20_000

const SECRET_NAMES = /password|secret|accesstoken|access_token|accountpin|authorization|credential/i

/** What may be kept of a body: no secret, no file, no more than a screen or two. */
export function redactBody(body: unknown): string {
  if (body === undefined || body === null) return ''
  const text = typeof body === 'string' ? body : JSON.stringify(body, redactValue, 1)
  return text.slice(0, LONGEST_WHOLE)
}

function redactValue(name: string, value: unknown): unknown {
  if (SECRET_NAMES.test(name)) return '***'
  if (typeof value === 'string' && value.length > LONGEST_TEXT) {
    return `(${value.length} characters)`
  }
  // A file too, as WCF writes one.
  if (Array.isArray(value) && value.length > LONGEST_TEXT && typeof value[0] === 'number') {
    return `(${value.length} numbers)`
  }
  return value
}

/** Longer texts are embedded files. */
const LONGEST_TEXT = 400
const LONGEST_WHOLE = 20_000

const SECRET_NAMES = /password|secret|accesstoken|access_token|accountpin|authorization|credential/i

/** Removes secrets and files, and truncates. */
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
  // WCF writes files as arrays of numbers.
  if (Array.isArray(value) && value.length > LONGEST_TEXT && typeof value[0] === 'number') {
    return `(${value.length} numbers)`
  }
  return value
}

import type { Check } from '#shared/http/rules/field_checks'

const MAX_HOST_NAME_LENGTH = 253
const MAX_LABEL_LENGTH = 63

const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

/** Names outside the public internet. */
const INTERNAL_SUFFIX = /\.(localhost|local|internal|onion|arpa)$/

const EXAMPLE = 'such as track.ankarahouse.ng'

/** Normalizes a typed host name, with or without scheme and trailing slash. Null if it is none. */
export function parseHostName(typed: string): string | null {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
  // Refuses characters of a path, port or login, and those that disguise a name.
  if (bare === '' || /[\s\p{Cc}/\\:?#@%[\]<>"]/u.test(bare)) return null
  if (!URL.canParse(`http://${bare}`)) return null
  return new URL(`http://${bare}`).hostname.replace(/\.$/, '')
}

/** Rules for a domain, shared by form and server; only the server knows which are ours. */
export const checkHostName: Check = (value) => {
  const typed = typeof value === 'string' ? value : ''
  if (typed.trim() === '') return '"Domain" should not be empty'
  const name = parseHostName(typed)
  if (!name) return `"Domain" must be a host name, ${EXAMPLE}`
  if (/^[\d.]+$/.test(name)) return `"Domain" must be a name, not an IP address, ${EXAMPLE}`
  if (name.length > MAX_HOST_NAME_LENGTH)
    return `"Domain" must have at most ${MAX_HOST_NAME_LENGTH} characters`
  const labels = name.split('.')
  if (labels.some(({ length }) => length > MAX_LABEL_LENGTH)) {
    return `"Domain" can have at most ${MAX_LABEL_LENGTH} characters between two dots`
  }
  // The last label has no digits, or some parsers would read the name as an IP address.
  const isWhole = labels.length > 1 && /^([a-z]+|xn--[a-z0-9-]+)$/.test(labels.at(-1)!)
  if (!isWhole || !labels.every((label) => LABEL.test(label))) {
    return `"Domain" must be a host name, ${EXAMPLE}`
  }
  return INTERNAL_SUFFIX.test(name)
    ? '"Domain" must be a name that the whole internet can reach'
    : null
}

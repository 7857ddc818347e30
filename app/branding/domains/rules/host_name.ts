import type { Check } from '#shared/http/rules/field_checks'

/** Of a name in the DNS, without the dot that ends it. */
const MAX_HOST_NAME_LENGTH = 253
const MAX_LABEL_LENGTH = 63

const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

/** Names that lead nowhere on the internet. */
const INTERNAL_SUFFIX = /\.(localhost|local|internal|onion|arpa)$/

const EXAMPLE = 'such as track.ankarahouse.ng'

/**
 * A host name as the DNS knows it, of what people type or paste: with or without https:// and the slash behind it, in
 * any letters. Null for what is none.
 */
export function parseHostName(typed: string): string | null {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
  // What would be read as something else than a name, above all as one that it does not look like.
  if (bare === '' || /[\s\p{Cc}/\\:?#@%[\]<>"]/u.test(bare)) return null
  if (!URL.canParse(`http://${bare}`)) return null
  return new URL(`http://${bare}`).hostname.replace(/\.$/, '')
}

/** The rules of a domain, for the form and the server alike; only the server knows which are ours. */
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
  // The last one with a digit would be an address to some, and a name to others.
  const isWhole = labels.length > 1 && /^([a-z]+|xn--[a-z0-9-]+)$/.test(labels.at(-1)!)
  if (!isWhole || !labels.every((label) => LABEL.test(label))) {
    return `"Domain" must be a host name, ${EXAMPLE}`
  }
  return INTERNAL_SUFFIX.test(name)
    ? '"Domain" must be a name that the whole internet can reach'
    : null
}

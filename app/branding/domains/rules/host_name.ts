import type { Check } from '#shared/http/rules/field_checks'

/** Of a name in the DNS, without the dot that ends it. */
const LONGEST = 253
const LONGEST_LABEL = 63

const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

/** Names that lead nowhere on the internet. */
const INSIDE = /\.(localhost|local|internal|onion|arpa)$/

const EXAMPLE = 'such as track.ankarahouse.ng'

/**
 * A host name as the DNS knows it, of what people type or paste: with or without https:// and the slash behind it, in
 * any letters. Null for what is none.
 */
export function hostNameIn(typed: string): string | null {
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
  const name = hostNameIn(typed)
  if (!name) return `"Domain" must be a host name, ${EXAMPLE}`
  if (/^[\d.]+$/.test(name)) return `"Domain" must be a name, not an IP address, ${EXAMPLE}`
  if (name.length > LONGEST) return `"Domain" must have at most ${LONGEST} characters`
  const labels = name.split('.')
  if (labels.some(({ length }) => length > LONGEST_LABEL)) {
    return `"Domain" can have at most ${LONGEST_LABEL} characters between two dots`
  }
  // The last one with a digit would be an address to some, and a name to others.
  const isWhole = labels.length > 1 && /^([a-z]+|xn--[a-z0-9-]+)$/.test(labels.at(-1)!)
  if (!isWhole || !labels.every((label) => LABEL.test(label))) {
    return `"Domain" must be a host name, ${EXAMPLE}`
  }
  return INSIDE.test(name) ? '"Domain" must be a name that the whole internet can reach' : null
}

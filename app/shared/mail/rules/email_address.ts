const LOCAL_PART = /^[\x21-\x7e]{1,64}$/
const NEVER_IN_PARTS = /[\s@<>"]/

/** Refused in domains: the URL parser would end the host at some of these and decode others. */
const NEVER_IN_DOMAINS = /[\s/?#%@:\\[\]<>"]/

const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/

const MAX_LENGTH = 254

/** Normalizes the domain to ASCII (müller.example is xn--mller-kva.example); null if invalid. */
export function normalizeEmail(text: string): string | null {
  const typed = text.trim()
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, at)
  if (at < 1 || !LOCAL_PART.test(local) || NEVER_IN_PARTS.test(local)) return null
  const domain = normalizeDomain(typed.slice(at + 1))
  const address = domain && `${local}@${domain}`
  return address && address.length <= MAX_LENGTH ? address : null
}

function normalizeDomain(typed: string): string | null {
  if (NEVER_IN_DOMAINS.test(typed) || typed.split('.').some(isMixedScript)) return null
  const domain = toAsciiHost(typed.replace(/[\u2010-\u2015\u2212]/g, '-'))
  const labels = domain.split('.')
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label))
  return isName && /[a-z]/.test(labels.at(-1)!) ? domain : null
}

function toAsciiHost(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}

/** Latin letters mixed with Cyrillic or Greek ones can imitate another domain. */
function isMixedScript(label: string): boolean {
  return /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label)
}

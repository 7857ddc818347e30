import type { Check } from '#shared/http/rules/field_checks'
import { foldText } from '#shared/text/rules/fold_text'

/** A label of DNS is at most 63 long; one or two letters are kept for ourselves. */
const LENGTH = { min: 3, max: 63 }

const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

/** Names that a visitor would take for ours, that machines look for, or that we may need. */
const RESERVED_SUBDOMAINS: ReadonlySet<string> = new Set(
  `account accounts admin administrator api app apps assets auth autoconfig autodiscover billing
  blog brand branded broadcasthost careers cdn cloud console dashboard default demo dev developer
  developers dns docs download email example files ftp git help helpdesk host hostmaster http https
  image images imap info internal invoice localdomain localhost login logout mail mailer media
  metrics mobile mta-sts mx news noc noreply no-reply ns ns1 ns2 ns3 ns4 oauth official openapi
  partner partners pay payment payments pop pop3 portal postmaster preview prod production proxy
  public rates register root sandbox secure security sendam server shop signin signup sitemap smtp
  sso staff stage staging static stats status store support system test testing track tracking
  uploads usenet vpn wallet web webhook webhooks webmail webmaster whois wpad www www1 www2 www3`
    .trim()
    .split(/\s+/)
)

/** The rules of the name in front of our domain, for the form and the server alike. */
export const checkSubdomain: Check = (value) => {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (text === '') return null
  if (text.length < LENGTH.min) {
    return `"Tracking Page Address" must have at least ${LENGTH.min} characters`
  }
  if (text.length > LENGTH.max) {
    return `"Tracking Page Address" must have at most ${LENGTH.max} characters`
  }
  if (!LABEL.test(text)) {
    return '"Tracking Page Address" can have letters, digits and hyphens, and neither begins nor ends with a hyphen'
  }
  // Such a label can be shown as other letters, and so look like another's.
  if (text.slice(2, 4) === '--') return '"Tracking Page Address" cannot have these two hyphens'
  return RESERVED_SUBDOMAINS.has(text) ? '"Tracking Page Address" is reserved' : null
}

/** A name in front of our domain that reminds of a business's; empty when nothing is left of it. */
export function suggestSubdomain(name: string): string {
  const plain = foldText(name)
  const label = plain
    .replace(/[’']/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  return checkSubdomain(label) === null ? label : ''
}

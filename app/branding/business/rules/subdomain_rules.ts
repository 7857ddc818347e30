import type { Check } from '#shared/http/rules/field_checks'
import { foldText } from '#shared/text/rules/fold_text'

/** DNS labels have at most 63 characters; those with one or two are reserved for us. */
const LENGTH = { min: 3, max: 63 }

const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

/** Names that visitors would take for ours, that machines look up, or that we may need. */
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

/** Rules for subdomains of our domain, shared by form and server. */
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
  // Punycode labels (xn--) display as other letters and could imitate another name.
  if (text.slice(2, 4) === '--') return '"Tracking Page Address" cannot have these two hyphens'
  return RESERVED_SUBDOMAINS.has(text) ? '"Tracking Page Address" is reserved' : null
}

/** Derives a subdomain from the name; empty if nothing usable is left. */
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

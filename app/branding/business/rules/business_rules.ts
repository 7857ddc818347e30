import { checkDisallowedWords } from '#identity/accounts/rules/disallowed_words'
import { bothChecks, type Check, emailAddressCheck } from '#shared/http/rules/field_checks'
import { phoneCheck, PHONE_PATTERN } from '#shared/phones/rules/phone_check'
import { checkSubdomain } from '#branding/business/rules/subdomain_rules'

/** Rules of the business form, shared by page and server. */

interface TextRule {
  label: string
  max: number
  min?: number
  required?: boolean
}

const checkBusinessName = text({ label: 'Business Name', max: 100, required: true })

const checkContactName: Check = (value) => {
  const rule = { label: 'Contact Name (Business Owner)', min: 2, max: 50, required: true }
  return text(rule)(value) ?? checkDisallowedWords(textOf(value))
}

const checkContactPhone = phoneCheck('Contact Phone Number', PHONE_PATTERN)

const checkWhatsAppNumber = phoneCheck('WhatsApp Phone Number', PHONE_PATTERN)

/** The number may be missing, but not consist of spaces. */
const checkWhatsApp: Check = (value) =>
  value === null || value === undefined || value === '' ? null : checkWhatsAppNumber(value)

const checkContactEmail = bothChecks(
  text({ label: 'Contact E-mail', max: 50, required: true }),
  emailAddressCheck('Contact E-mail')
)

export const BUSINESS_CHECKS = {
  name: checkBusinessName,
  shortName: checkContactName,
  contactPhoneNumber: checkContactPhone,
  whatsAppPhoneNumber: checkWhatsApp,
  contactEmail: checkContactEmail,
  subdomain: checkSubdomain,
  address: text({ label: 'Address', max: 100 }),
  rcNumber: text({ label: 'RC Number', max: 15 }),
  websiteURL: url({ label: 'Website URL', max: 100 }),
  facebookPageURL: url({ label: 'Facebook Page URL', max: 250 }),
  instagramPageURL: url({ label: 'Instagram Page URL', max: 250 }),
  twitterPageURL: url({ label: 'Twitter Page URL', max: 250 }),
  linkedinPageURL: url({ label: 'LinkedIn Page URL', max: 250 }),
  country: text({ label: 'Country', max: 250 }),
} satisfies Record<string, Check>

export type BusinessField = keyof typeof BUSINESS_CHECKS

/** Adds a missing scheme. Null for anything but http(s), such as `javascript:`. */
export function parseWebAddress(typed: string): string | null {
  const bare = typed.trim()
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(bare) ? bare : `https://${bare}`
  // A host must follow the two slashes directly: programs disagree about https:///a.example.
  const hasHost = /^[^/]*:\/\/[\p{L}\p{N}]/u.test(full)
  if (!hasHost || /[\s\p{Cc}<>"\\]/u.test(full) || !URL.canParse(full)) return null
  const { protocol, hostname, username, password } = new URL(full)
  const leadsToTheWeb = protocol === 'https:' || protocol === 'http:'
  const hasName = /^[^.]+(\.[^.]+)+$/.test(hostname)
  return leadsToTheWeb && hasName && !username && !password ? full : null
}

function text({ label, max, min = 0, required = false }: TextRule): Check {
  return (value) => {
    const typed = textOf(value).trim()
    if (typed === '') return required ? `"${label}" should not be empty` : null
    if (typed.length < min) return `"${label}" must have at least ${min} characters`
    if (typed.length > max) return `"${label}" must have at most ${max} characters`
    // Forbid line breaks, because the text ends up in e-mail headers.
    return /\p{Cc}/u.test(typed) ? `"${label}" must be on one line` : null
  }
}

function url(rule: TextRule): Check {
  return (value) => {
    const typed = textOf(value).trim()
    const problem = text(rule)(value)
    if (problem || typed === '') return problem
    return parseWebAddress(typed) ? null : `"${rule.label}" must be a web address`
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export const LABEL_FORMATS = ['pdf', 'zpl'] as const

export type LabelFormat = (typeof LABEL_FORMATS)[number]

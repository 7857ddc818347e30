import {
  bothChecks,
  type Check,
  emailAddressCheck,
  numberCheck,
  optionalCheck,
} from '#shared/http/rules/field_checks'
import { phoneCheck, PHONE_PATTERN } from '#shared/phones/rules/phone_check'

/** Rules shared by the form and the server. Checks return a message or null. */

export const ORGANIZATION_MAX_LENGTHS = {
  name: 100,
  contactEmail: 254,
  address: 100,
  description: 250,
  tin: 20,
}

export const checkOrganizationName = requiredText('Name', ORGANIZATION_MAX_LENGTHS.name)

export const checkOrganizationAddress = requiredText('Address', ORGANIZATION_MAX_LENGTHS.address)

export const checkGroupName = requiredText('Name', 100)

export function checkOrganizationDescription(value: unknown): string | null {
  return trimmedText(value).length > ORGANIZATION_MAX_LENGTHS.description
    ? `"Description" must have at most ${ORGANIZATION_MAX_LENGTHS.description} characters`
    : null
}

export function checkTin(value: unknown): string | null {
  const text = trimmedText(value)
  if (text.length > ORGANIZATION_MAX_LENGTHS.tin)
    return `"TIN" must have at most ${ORGANIZATION_MAX_LENGTHS.tin} characters`
  return text === '' || /^[0-9A-Za-z-]+$/.test(text) ? null : '"TIN" is invalid'
}

export const checkContactEmail = emailAddress('Contact E-mail')

export const checkOwnerEmail = optionalCheck(emailAddress("Owner's E-mail"))

function emailAddress(label: string): Check {
  return bothChecks(
    requiredText(label, ORGANIZATION_MAX_LENGTHS.contactEmail),
    emailAddressCheck(label)
  )
}

export const checkContactPhone = phoneCheck('Contact Phone Number', PHONE_PATTERN)

/** The credit limit is in naira. */
export const checkCreditLimit = numberCheck('Credit Limit', { min: 0, max: 1_000_000, decimals: 2 })

function requiredText(label: string, max: number): Check {
  return (value) => {
    const text = trimmedText(value)
    if (text === '') return `"${label}" should not be empty`
    return text.length > max ? `"${label}" must have at most ${max} characters` : null
  }
}

function trimmedText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

import { also, type Check, email, number, optional } from '#shared/http/rules/field_checks'
import { phone, PHONE_PATTERN } from '#shared/phones/rules/phone_check'

/** The rules of the organization form, once for the page and the server. Null: nothing is wrong. */

export const LENGTHS = { name: 100, contactEmail: 254, address: 100, description: 250, tin: 20 }

export const checkOrganizationName = required('Name', LENGTHS.name)

export const checkAddress = required('Address', LENGTHS.address)

export const checkGroupName = required('Name', 100)

export function checkDescription(value: unknown): string | null {
  return textOf(value).length > LENGTHS.description
    ? `"Description" must have at most ${LENGTHS.description} characters`
    : null
}

/** As the tax office writes it; none where it is empty. */
export function checkTin(value: unknown): string | null {
  const text = textOf(value)
  if (text.length > LENGTHS.tin) return `"TIN" must have at most ${LENGTHS.tin} characters`
  return text === '' || /^[0-9A-Za-z-]+$/.test(text) ? null : '"TIN" is invalid'
}

export const checkContactEmail = emailAddress('Contact E-mail')

/** Whom staff make an owner; nobody where it is empty. */
export const checkOwnerEmail = optional(emailAddress("Owner's E-mail"))

function emailAddress(label: string): Check {
  return also(required(label, LENGTHS.contactEmail), email(label))
}

export const checkContactPhone = phone('Contact Phone Number', PHONE_PATTERN)

/** Naira. */
export const checkCreditLimit = number('Credit Limit', { min: 0, max: 1_000_000, decimals: 2 })

function required(label: string, max: number): Check {
  return (value) => {
    const text = textOf(value)
    if (text === '') return `"${label}" should not be empty`
    return text.length > max ? `"${label}" must have at most ${max} characters` : null
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

import { emailAddressCheck, formatEmptyMessage } from '#shared/http/rules/field_checks'
import { phoneCheck, PHONE_PATTERN } from '#shared/phones/rules/phone_check'
import { parsePhoneParts } from '#shared/phones/rules/phone_parts'
import { checkDisallowedWords } from '#identity/accounts/rules/disallowed_words'

const WEAK_PASSWORD =
  'Password must be a minimum of 8 characters long containing at least 1 uppercase, 1 lowercase, 1 special character and 1 number.'

export const PASSWORD_LENGTH = { min: 8, max: 128 }

const NAME_MAX = 50

const SPECIAL = /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~]/

/** Characters that would turn a name into a link or markup in a mail. */
const NOT_IN_NAMES = /[\p{Cc}<>{}[\]|\\/:@]|\p{L}\.\p{L}{2}/u

export function checkPassword(value: unknown): string | null {
  const text = textOf(value)
  if (text === '') return formatEmptyMessage('Password')
  if (text.length > PASSWORD_LENGTH.max) {
    return `"Password" must have at most ${PASSWORD_LENGTH.max} characters`
  }
  const strong =
    text.length >= PASSWORD_LENGTH.min &&
    /[0-9]/.test(text) &&
    /[a-z]/.test(text) &&
    /[A-Z]/.test(text) &&
    SPECIAL.test(text)
  return strong ? null : WEAK_PASSWORD
}
checkPassword.rule = 'password' as const

export const checkPhone = phoneCheck('Phone Number', PHONE_PATTERN, 'Enter a valid Phone Number')

/** Settings require 11 to 15 characters on top of the usual phone format. */
export function checkSettingsPhone(value: unknown): string | null {
  const { length } = parsePhoneParts(textOf(value)).number
  if (length > 0 && length < 11) return '"Phone Number" must have at least 11 characters'
  if (length > 15) return '"Phone Number" must have at most 15 characters'
  return checkPhone(value)
}
checkSettingsPhone.rule = 'phone' as const

export function checkFirstName(value: unknown): string | null {
  return checkName(value, 'First Name')
}
checkFirstName.rule = 'name' as const

export function checkLastName(value: unknown): string | null {
  return checkName(value, 'Last Name')
}
checkLastName.rule = 'name' as const

export function checkFullName(value: unknown): string | null {
  const text = textOf(value).trim()
  if (text.length === 1) return '"Full Name" must have at least 2 characters'
  const problem = checkName(value, 'Full Name', 2 * NAME_MAX + 1)
  if (problem) return problem
  const { firstname, lastname } = splitName(text)
  const tooLong = Math.max(firstname.length, lastname.length) > NAME_MAX
  return tooLong ? `"Full Name" must have at most ${NAME_MAX} characters in each part` : null
}
checkFullName.rule = 'name' as const

export const checkEmail = emailAddressCheck('E-mail', 'Enter a valid e-mail address')

/** The first word is the first name, the rest the last name, which may be empty. */
export function splitName(fullName: string): { firstname: string; lastname: string } {
  const [firstname = '', ...others] = fullName.trim().split(/\s+/)
  return { firstname, lastname: others.join(' ') }
}

function checkName(value: unknown, label: string, max = NAME_MAX): string | null {
  const text = textOf(value).trim()
  if (text === '') return formatEmptyMessage(label)
  if (text.length > max) return `"${label}" must have at most ${max} characters`
  if (!/\p{L}/u.test(text) || NOT_IN_NAMES.test(text)) {
    return `"${label}" must be a name, without links or symbols`
  }
  return checkDisallowedWords(text)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

import { checkedTextField, passesCheck } from '#shared/http/checked_fields'
import { type Check, emailAddressCheck, withRule } from '#shared/http/rules/field_checks'
import vine from '@vinejs/vine'
import brand from '#config/brand'
import { checkBrandImpersonation } from '#identity/accounts/rules/disallowed_words'
import { FieldMessages } from '#shared/http/field_messages'
import { PASSWORD_LENGTH } from '#identity/accounts/rules/account_rules'

/** A personal name. It may not contain our brand, which only the server knows. */
export function nameText(check: Check) {
  const checked: Check = (value) =>
    check(value) ?? checkBrandImpersonation(String(value), brand.name)
  return checkedTextField(withRule('name', checked))
}

/** A new password, which may begin and end with spaces. */
export function newPasswordField(check: Check) {
  return vine.string().use(passesCheck(check))
}

/** An existing password. The limit on its length only keeps huge inputs from the hash function. */
export function currentPasswordField() {
  return vine.string().maxLength(PASSWORD_LENGTH.max)
}

/** Normalizes the address, so that two spellings of it cannot become two accounts. */
export function emailField() {
  return vine
    .string()
    .trim()
    .toLowerCase()
    .maxLength(254)
    .use(passesCheck(emailAddressCheck('{{ field }}')))
}

const LABELS: Record<string, string> = {
  username: 'E-mail',
  firstname: 'First Name',
  lastname: 'Last Name',
  fullName: 'Full Name',
  phoneNumber: 'Phone Number',
  password: 'Password',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  newPasswordConfirmation: 'Confirm Password',
  roles: 'Role',
  approvalGroups: 'Approval Group',
}

export const accountMessages = FieldMessages.labelled(LABELS)

import { checkedTextField, followsCheck } from '#shared/http/checked_fields'
import { type Check, emailAddressCheck, withRule } from '#shared/http/rules/field_checks'
import vine from '@vinejs/vine'
import brand from '#config/brand'
import { checkBrandImpersonation } from '#identity/accounts/rules/disallowed_words'
import { FieldMessages } from '#shared/http/field_messages'
import { PASSWORD_LENGTH } from '#identity/accounts/rules/account_rules'

/** The name of a person, who may not pose as us: only the server knows our name. */
export function nameText(check: Check) {
  const checked: Check = (value) =>
    check(value) ?? checkBrandImpersonation(String(value), brand.name)
  return checkedTextField(withRule('name', checked))
}

/** One that is being chosen. Not trimmed: a space may be part of it. */
export function newPasswordField(check: Check) {
  return vine.string().use(followsCheck(check))
}

/** One that was chosen before: only bounded, so that nothing absurd reaches the hash function. */
export function currentPasswordField() {
  return vine.string().maxLength(PASSWORD_LENGTH.max)
}

/** In its one form: addresses that look alike would else be two accounts. */
export function emailField() {
  return vine
    .string()
    .trim()
    .toLowerCase()
    .maxLength(254)
    .use(followsCheck(emailAddressCheck('{{ field }}')))
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

/** The sentences of every form, with the fields named as the pages name them. */
export const accountMessages = FieldMessages.labelled(LABELS)

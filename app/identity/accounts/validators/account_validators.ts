import vine from '@vinejs/vine'
import { REFERRAL_CODE } from '#identity/referrals/referral_validator'
import { described } from '#shared/http/described'
import type { FieldContext } from '@vinejs/vine/types'
import {
  checkFirstName,
  checkFullName,
  checkLastName,
  checkPassword,
  checkPhone,
  checkSettingsPhone,
} from '#identity/accounts/rules/account_rules'
import { phoneText } from '#shared/phones/phone_field'
import {
  accountMessages,
  emailField,
  currentPasswordField,
  nameText,
  newPasswordField,
} from '#identity/accounts/validators/account_fields'

const username = described(emailField(), 'The e-mail address')

const PHONE = '+ and 7 to 15 digits, or 0 and 10 digits'

const personFields = {
  username,
  firstname: nameText(checkFirstName),
  lastname: nameText(checkLastName),
  phoneNumber: described(phoneText(checkPhone), PHONE),
  // Any value is accepted: an unknown referral code must not block a sign-up.
  referralCode: described(vine.any().optional(), REFERRAL_CODE),
}

export const signUpValidator = vine.create({
  ...personFields,
  password: newPasswordField(checkPassword),
})

export const createAccountValidator = vine.create(personFields)

export const completeSignUpValidator = vine.create({
  phoneNumber: personFields.phoneNumber,
  referralCode: personFields.referralCode,
})

export const usernameValidator = vine.create({ username })

export const fullNameValidator = vine.create({ fullName: nameText(checkFullName) })

export const phoneNumberValidator = vine.create({
  phoneNumber: described(phoneText(checkSettingsPhone), PHONE),
})

/** Each of the two password fields uses this rule, so both show the mismatch. */
const mustMatch = vine.createRule(
  (value: unknown, { other, message }: { other: string; message: string }, field: FieldContext) => {
    if (value !== field.data[other]) field.report(message, 'confirmed', field)
  }
)

const newPasswordFields = {
  newPassword: newPasswordField(checkPassword).use(
    mustMatch({
      other: 'newPasswordConfirmation',
      message: 'Does not match Confirmation field',
    })
  ),
  newPasswordConfirmation: vine
    .string()
    .minLength(8)
    .maxLength(128)
    .use(mustMatch({ other: 'newPassword', message: 'Does not match New Password field' })),
}

export const choosePasswordValidator = vine.create(newPasswordFields)

export const changePasswordValidator = vine.create({
  currentPassword: currentPasswordField().minLength(8),
  ...newPasswordFields,
})

const all = [
  signUpValidator,
  createAccountValidator,
  completeSignUpValidator,
  usernameValidator,
  fullNameValidator,
  phoneNumberValidator,
  choosePasswordValidator,
  changePasswordValidator,
]
for (const validator of all) validator.messagesProvider = accountMessages

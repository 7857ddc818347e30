import type { Check } from '../../shared/field_checks'
import { Field } from '~/ui/field'
import { PasswordInput } from '~/ui/password_input'
import { checkPassword } from '../account_rules.js'
import { PASSWORD_HINT } from './password_hint'
import type { useAccountForm } from './use_account_form'

export const MISMATCH = "New Password and New Password Confirmation fields don't match"

export const NEW_PASSWORD_CHECKS: Record<string, Check> = {
  newPassword: checkPassword,
  newPasswordConfirmation: (value) =>
    typeof value === 'string' && value.length >= 8
      ? null
      : '"Confirm Password" must have at least 8 characters',
}

/** What each field says when they differ; null when they do not. */
export function mismatch(values: Record<string, string>) {
  if (values.newPassword === values.newPasswordConfirmation) return null
  return {
    newPassword: 'Does not match Confirmation field',
    newPasswordConfirmation: 'Does not match New Password field',
  }
}

type Form = Pick<ReturnType<typeof useAccountForm>, 'field' | 'input'>

export function NewPasswordFields({ field, input }: Form) {
  return (
    <>
      <Field label="New Password" hint={PASSWORD_HINT} {...field('newPassword')}>
        <PasswordInput {...input('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" {...field('newPasswordConfirmation')}>
        <PasswordInput {...input('newPasswordConfirmation')} autoComplete="new-password" />
      </Field>
    </>
  )
}

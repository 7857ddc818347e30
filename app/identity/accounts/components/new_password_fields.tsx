import type { Check } from '#shared/http/rules/field_checks'
import { Field } from '~/ui/field'
import { PasswordInput } from '~/ui/password_input'
import { toast } from '~/ui/toaster'
import { checkPassword } from '#identity/accounts/rules/account_rules'
import { PASSWORD_HINT } from './password_hint'
import type { useAccountForm } from './use_account_form'

const MISMATCH = "New Password and New Password Confirmation fields don't match"

export const NEW_PASSWORD_CHECKS: Record<string, Check> = {
  newPassword: checkPassword,
  newPasswordConfirmation: (value) =>
    typeof value === 'string' && value.length >= 8
      ? null
      : '"Confirm Password" must have at least 8 characters',
}

type Form = ReturnType<typeof useAccountForm>

/** What was typed, or null after what is wrong has been shown: a field at fault, or two that differ. */
export function submittedPassword(form: Form): Record<string, string> | null {
  const values = form.submitted()
  if (!values || values.newPassword === values.newPasswordConfirmation) return values
  toast.error(MISMATCH)
  form.show({
    newPassword: 'Does not match Confirmation field',
    newPasswordConfirmation: 'Does not match New Password field',
  })
  return null
}

export function NewPasswordFields({ field, input }: Pick<Form, 'field' | 'input'>) {
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

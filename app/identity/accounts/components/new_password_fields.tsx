import type { useApiForm } from '~/api/use_api_form'
import type { ApiRefusal } from '~/api/api_outcome'
import { Field } from '~/ui/field'
import { PasswordInput } from '~/ui/password_input'
import { toast } from '~/ui/toaster'
import { checkPassword } from '#identity/accounts/rules/account_rules'
import { useAccountWords } from './account_words'
import { usePasswordWords } from './password_words'

const MISMATCH = "New Password and New Password Confirmation fields don't match"

export const EMPTY_NEW_PASSWORD = { newPassword: '', newPasswordConfirmation: '' }

type NewPasswordValues = typeof EMPTY_NEW_PASSWORD

export const NEW_PASSWORD_PAIR = ['newPassword', 'newPasswordConfirmation'] as const

export const NEW_PASSWORD_CHECKS = {
  newPassword: checkPassword,
  newPasswordConfirmation: (value: string) =>
    value.length >= 8 ? null : '"Confirm Password" must have at least 8 characters',
}

export function checkPasswordsMatch({
  newPassword,
  newPasswordConfirmation,
}: NewPasswordValues): ApiRefusal | null {
  if (newPassword === newPasswordConfirmation) return null
  toast.error(MISMATCH)
  const fields = {
    newPassword: 'Does not match Confirmation field',
    newPasswordConfirmation: 'Does not match New Password field',
  }
  return { ok: false, message: MISMATCH, fields }
}

type Form = Pick<ReturnType<typeof useApiForm<NewPasswordValues, unknown>>, 'field' | 'input'>

export function NewPasswordFields({ form }: { form: Form }) {
  const t = usePasswordWords()
  const account = useAccountWords()
  return (
    <>
      <Field
        label={t('password.choose.new')}
        hint={account('account.password.hint')}
        required
        {...form.field('newPassword')}
      >
        <PasswordInput {...form.input('newPassword')} autoComplete="new-password" />
      </Field>
      <Field
        label={t('password.choose.confirm')}
        required
        {...form.field('newPasswordConfirmation')}
      >
        <PasswordInput {...form.input('newPasswordConfirmation')} autoComplete="new-password" />
      </Field>
    </>
  )
}

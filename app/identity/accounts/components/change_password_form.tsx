import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { PasswordInput } from '~/ui/password_input'
import { toast } from '~/ui/toaster'
import {
  checkPasswordsMatch,
  NEW_PASSWORD_CHECKS,
  NEW_PASSWORD_PAIR,
  NewPasswordFields,
  EMPTY_NEW_PASSWORD,
} from './new_password_fields'
import './password_english'
import { RefusalNotice } from './refusal_notice'
import { TextLink } from './text_link'

const CHECKS = {
  currentPassword: (value: unknown) =>
    typeof value === 'string' && value.length >= 8
      ? null
      : '"Current Password" must have at least 8 characters',
  ...NEW_PASSWORD_CHECKS,
}

export function ChangePasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const form = useApiForm({
    initial: { currentPassword: '', ...EMPTY_NEW_PASSWORD },
    inBrowser: true,
    together: NEW_PASSWORD_PAIR,
    checks: CHECKS,
    send: async (body) =>
      checkPasswordsMatch(body) ?? (await callApi('api.identity.password.update', { body })),
    done({ message }) {
      toast.success(message)
      form.reset()
    },
  })

  if (!hasPassword) return <NoPasswordYet />
  return (
    <form
      ref={form.form}
      onSubmit={form.submit}
      className="grid max-w-md gap-5 rounded border bg-surface-raised p-4 sm:p-5"
      noValidate
    >
      <RefusalNotice refusal={form.refusal} />
      <Field label="Current Password" required {...form.field('currentPassword')}>
        <PasswordInput {...form.input('currentPassword')} autoComplete="current-password" />
      </Field>
      <NewPasswordFields form={form} />
      <div>
        <Button type="submit" busy={form.busy} busyLabel="Updating…">
          Update Password
        </Button>
      </div>
    </form>
  )
}

function NoPasswordYet() {
  return (
    <p className="rounded border bg-surface-raised p-4 sm:p-5">
      You sign in without a password.{' '}
      <TextLink href={urlFor('identity.reset', {})}>Ask for a link to choose one.</TextLink>
    </p>
  )
}

import { type FormEvent } from 'react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { PasswordInput } from '~/ui/password_input'
import { toast } from '~/ui/toaster'
import { NEW_PASSWORD_CHECKS, NewPasswordFields, submittedPassword } from './new_password_fields'
import { TextLink } from './text_link'
import { useAccountForm } from './use_account_form'

const CHECKS = {
  currentPassword: (value: unknown) =>
    typeof value === 'string' && value.length >= 8
      ? null
      : '"Current Password" must have at least 8 characters',
  ...NEW_PASSWORD_CHECKS,
}

export function ChangePasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const form = useAccountForm(CHECKS)
  const { busy, send } = useCommand<{ message: string }>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = submittedPassword(form)
    if (!values) return
    const outcome = await send('PUT', urlFor('api.identity.password.update', {}), values)
    if (!outcome.ok) return form.refuse(outcome)
    toast.success(outcome.body.message)
    form.reset()
  }

  if (!hasPassword) return <NoPasswordYet />
  return (
    <form
      ref={form.form}
      onSubmit={submit}
      className="grid max-w-md gap-5 rounded border bg-surface-raised p-4 sm:p-5"
      noValidate
    >
      {form.refusal && <Notice tone="danger">{form.refusal.message}</Notice>}
      <Field label="Current Password" {...form.field('currentPassword')}>
        <PasswordInput {...form.input('currentPassword')} autoComplete="current-password" />
      </Field>
      <NewPasswordFields field={form.field} input={form.input} />
      <div>
        <Button type="submit" busy={busy} busyLabel="Updating…">
          Update Password
        </Button>
      </div>
    </form>
  )
}

function NoPasswordYet() {
  return (
    <p className="rounded border bg-surface-raised p-4 sm:p-5">
      You sign in without a password of ours.{' '}
      <TextLink href={urlFor('identity.reset', {})}>Ask for a link to choose one.</TextLink>
    </p>
  )
}

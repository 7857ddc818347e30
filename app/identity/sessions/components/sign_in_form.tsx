import { type FormEvent, useState } from 'react'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { PasswordInput } from '~/ui/password_input'
import { TextInput } from '~/ui/text_input'
import { SubmitButton } from '#identity/accounts/components/submit_button'
import { TextLink } from '#identity/accounts/components/text_link'
import { UnverifiedNotice } from '#identity/accounts/components/unverified_notice'
import { useAccountForm } from '#identity/accounts/components/use_account_form'

const CHECKS = {
  username: (value: unknown) => (value ? null : '"E-mail" should not be empty'),
  password: (value: unknown) => (value ? null : '"Password" should not be empty'),
}

export function SignInForm({ goTo }: { goTo: string }) {
  const { form, refusal, submitted, refuse, field, input } = useAccountForm(CHECKS)
  const [tried, setTried] = useState<Record<string, string>>({})
  const [leaving, setLeaving] = useState(false)
  const { busy, send } = useCommand()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const credentials = submitted()
    if (!credentials) return
    const outcome = await send('POST', urlFor('api.identity.login', {}), credentials)
    if (outcome.ok) {
      setLeaving(true)
      return router.visit(goTo, { replace: true, onFinish: () => setLeaving(false) })
    }
    setTried(credentials)
    refuse(outcome)
    form.current?.querySelector<HTMLInputElement>('[name=password]')?.select()
  }

  return (
    <form ref={form} method="post" onSubmit={submit} className="grid gap-5" noValidate>
      {refusal?.code === 'E_EMAIL_NOT_VERIFIED' ? (
        <UnverifiedNotice message={refusal.message} credentials={tried} />
      ) : (
        refusal && <Notice tone="danger">{refusal.message}</Notice>
      )}
      <Field label="E-mail" {...field('username')}>
        <TextInput {...input('username')} type="email" autoComplete="username" />
      </Field>
      <div className="grid gap-2">
        <Field label="Password" {...field('password')}>
          <PasswordInput {...input('password')} autoComplete="current-password" />
        </Field>
        <p className="text-sm">
          <TextLink href={urlFor('identity.reset', {})}>Forgot password?</TextLink>
        </p>
      </div>
      <SubmitButton busy={busy || leaving} busyLabel="Signing in…">
        Sign In
      </SubmitButton>
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { checkEmail } from '#identity/accounts/rules/account_rules'
import { AccountCard } from '../components/account_card'
import { CheckYourMail } from '../components/check_your_mail'
import { SubmitButton } from '../components/submit_button'
import { TextLink } from '../components/text_link'
import { useAccountForm } from '../components/use_account_form'

const CHECKS = { username: checkEmail }

export default function Reset({ inboxUrl }: { inboxUrl: string | null }) {
  const [sent, setSent] = useState<{ address: string; message: string } | null>(null)
  return (
    <AccountCard
      title={sent ? 'Check your e-mail' : 'Reset password'}
      text={sent ? undefined : 'We send you a link, and there you choose a new password.'}
      after={<TextLink href={urlFor('identity.sign_in', {})}>Back to Sign In</TextLink>}
    >
      {sent ? (
        <CheckYourMail {...sent} inboxUrl={inboxUrl} />
      ) : (
        <ResetForm onDone={(address, message) => setSent({ address, message })} />
      )}
    </AccountCard>
  )
}

function ResetForm({ onDone }: { onDone: (address: string, message: string) => void }) {
  const { form, refusal, submitted, refuse, field, input } = useAccountForm(CHECKS)
  const { busy, send } = useCommand<{ message: string }>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = submitted()
    if (!values) return
    const outcome = await send('PUT', urlFor('api.identity.password_resets.store', {}), values)
    if (!outcome.ok) return refuse(outcome)
    onDone(values.username ?? '', outcome.body.message)
  }

  return (
    <form ref={form} method="post" onSubmit={submit} className="grid gap-5" noValidate>
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      <Field label="E-mail" {...field('username')}>
        <TextInput {...input('username')} type="email" autoComplete="username" />
      </Field>
      <SubmitButton busy={busy} busyLabel="Sending…">
        Send the link
      </SubmitButton>
    </form>
  )
}

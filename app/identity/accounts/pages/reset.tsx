import { useState } from 'react'
import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { urlFor } from '~/client'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import { checkEmail } from '#identity/accounts/rules/account_rules'
import { AccountCard } from '../components/account_card'
import { CheckYourMail } from '../components/check_your_mail'
import { NeedsScript } from '../components/needs_script'
import { RefusalNotice } from '../components/refusal_notice'
import { SubmitButton } from '../components/submit_button'
import { TextLink } from '../components/text_link'

const CHECKS = { username: checkEmail }

export default function Reset({ inboxUrl }: { inboxUrl: string | null }) {
  const [username, setUsername] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  return (
    <AccountCard
      title={sent ? 'Check your e-mail' : 'Reset password'}
      text={sent ? undefined : 'We send you a link, and there you choose a new password.'}
      after={<TextLink href={urlFor('identity.sign_in', {})}>Back to Sign In</TextLink>}
    >
      {sent ? (
        <CheckYourMail
          address={username}
          message={sent}
          inboxUrl={inboxUrl}
          sendAgain={() => send('api.identity.password_resets.store', { body: { username } })}
          onWrongAddress={() => setSent(null)}
        />
      ) : (
        <>
          <NeedsScript to="reset your password" />
          <ResetForm
            before={username}
            onDone={(address, message) => {
              setUsername(address)
              setSent(message)
            }}
          />
        </>
      )}
    </AccountCard>
  )
}

interface ResetFormProps {
  /** The address that was given before, when it was wrong. */
  before: string
  onDone: (address: string, message: string) => void
}

function ResetForm({ before, onDone }: ResetFormProps) {
  const { form, refusal, busy, submit, field, input } = useApiForm({
    initial: { username: before },
    inBrowser: true,
    checks: CHECKS,
    send: (body) => send('api.identity.password_resets.store', { body }),
    done: ({ message }, { username }) => onDone(username, message),
  })

  return (
    <form ref={form} method="post" onSubmit={submit} className="grid gap-5" noValidate>
      <RefusalNotice refusal={refusal} />
      <Field label="E-mail" required {...field('username')}>
        <TextInput
          {...input('username')}
          defaultValue={before}
          autoFocus={before !== ''}
          type="email"
          autoComplete="username"
        />
      </Field>
      <SubmitButton busy={busy} busyLabel="Sending…">
        Send the link
      </SubmitButton>
    </form>
  )
}

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
import type { PageWords } from '#shared/languages/rules/page_words'
import { usePasswordWords } from '../components/password_words'
import { useAccountWords } from '../components/words'

const CHECKS = { username: checkEmail }

export default function Reset({ inboxUrl }: { inboxUrl: string | null; words: PageWords }) {
  const t = usePasswordWords()
  const account = useAccountWords()
  const [username, setUsername] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  return (
    <AccountCard
      title={sent ? account('account.mail.title') : t('password.reset.title')}
      description={t('password.reset.description')}
      text={sent ? undefined : t('password.reset.text')}
      after={
        <TextLink href={urlFor('identity.sign_in', {})}>{account('account.backToSignIn')}</TextLink>
      }
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
          <NeedsScript to="reset" />
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
  const t = usePasswordWords()
  const account = useAccountWords()
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
      <Field label={account('account.email')} required {...field('username')}>
        <TextInput
          {...input('username')}
          defaultValue={before}
          autoFocus={before !== ''}
          type="email"
          autoComplete="username"
        />
      </Field>
      <SubmitButton busy={busy} busyLabel={account('account.mail.sending')}>
        {t('password.reset.submit')}
      </SubmitButton>
    </form>
  )
}

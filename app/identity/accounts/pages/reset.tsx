import { useState } from 'react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { urlFor } from '~/client'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import { checkEmail } from '#identity/accounts/rules/account_rules'
import { AuthCard } from '../components/auth_card'
import { CheckYourEmail } from '../components/check_your_email'
import { NoScriptNotice } from '../components/no_script_notice'
import { RefusalNotice } from '../components/refusal_notice'
import { SubmitButton } from '../components/submit_button'
import { TextLink } from '../components/text_link'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { usePasswordWords } from '../components/password_words'
import { useAccountWords } from '../components/account_words'

const CHECKS = { username: checkEmail }

export default function Reset({ inboxUrl }: { inboxUrl: string | null; words: PageTranslations }) {
  const t = usePasswordWords()
  const account = useAccountWords()
  const [username, setUsername] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  return (
    <AuthCard
      title={sent ? account('account.mail.title') : t('password.reset.title')}
      description={t('password.reset.description')}
      text={sent ? undefined : t('password.reset.text')}
      after={
        <TextLink href={urlFor('identity.sign_in', {})}>{account('account.backToSignIn')}</TextLink>
      }
    >
      {sent ? (
        <CheckYourEmail
          address={username}
          message={sent}
          inboxUrl={inboxUrl}
          sendAgain={() => callApi('api.identity.password_resets.store', { body: { username } })}
          onWrongAddress={() => setSent(null)}
        />
      ) : (
        <>
          <NoScriptNotice to="reset" />
          <ResetForm
            before={username}
            onDone={(address, message) => {
              setUsername(address)
              setSent(message)
            }}
          />
        </>
      )}
    </AuthCard>
  )
}

interface ResetFormProps {
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
    send: (body) => callApi('api.identity.password_resets.store', { body }),
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

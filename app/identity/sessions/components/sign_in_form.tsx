import { useState } from 'react'
import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { urlFor } from '~/client'
import { stripListNumber } from '~/api/api_outcome'
import { Field } from '~/ui/field'
import { PasswordInput } from '~/ui/password_input'
import { TextInput } from '~/ui/text_input'
import { RefusalNotice } from '#identity/accounts/components/refusal_notice'
import { SubmitButton } from '#identity/accounts/components/submit_button'
import { TextLink } from '#identity/accounts/components/text_link'
import { UnverifiedNotice } from '#identity/accounts/components/unverified_notice'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'
import { useAccountWords } from '#identity/accounts/components/account_words'
import { useSignInWords } from './sign_in_words'

const NOTHING = { username: '', password: '' }

const CHECKS = {
  username: (value: string) => (value ? null : '"E-mail" should not be empty'),
  password: (value: string) => (value ? null : '"Password" should not be empty'),
}

export function SignInForm({ goTo }: { goTo: string | null }) {
  const t = useSignInWords()
  const account = useAccountWords()
  const translate = useSentenceTranslation()
  const [tried, setTried] = useState(NOTHING)
  const { form, refusal, busy, submit, field, input } = useApiForm({
    initial: NOTHING,
    inBrowser: true,
    checks: CHECKS,
    send(body) {
      setTried(body)
      return callApi('api.identity.login', { body })
    },
    done: ({ data }) => router.visit(goTo ?? data.landing, { replace: true }),
    refused: () => form.current?.querySelector<HTMLInputElement>('[name=password]')?.select(),
  })

  return (
    <form ref={form} method="post" onSubmit={submit} className="grid gap-5" noValidate>
      {refusal?.code === 'E_EMAIL_NOT_VERIFIED' ? (
        <UnverifiedNotice
          message={translate(stripListNumber(refusal.message))}
          credentials={tried}
        />
      ) : (
        <RefusalNotice refusal={refusal} />
      )}
      <Field label={account('account.email')} required {...field('username')}>
        <TextInput {...input('username')} type="email" autoComplete="username" />
      </Field>
      <div className="grid gap-2">
        <Field label={account('account.password')} required {...field('password')}>
          <PasswordInput {...input('password')} autoComplete="current-password" />
        </Field>
        <p className="text-sm">
          <TextLink href={urlFor('identity.reset', {})}>{t('sign_in.forgot')}</TextLink>
        </p>
      </div>
      <SubmitButton busy={busy} busyLabel={t('sign_in.wait')}>
        {account('account.signIn')}
      </SubmitButton>
    </form>
  )
}

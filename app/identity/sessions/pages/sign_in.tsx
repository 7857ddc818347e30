import { useState } from 'react'
import { callApi } from '~/api/call_api'
import { urlFor } from '~/client'
import { SecondFactorPrompt } from '~/components/second_factor/second_factor_prompt'
import { AuthCard } from '#identity/accounts/components/auth_card'
import { CheckYourEmail } from '#identity/accounts/components/check_your_email'
import { NoScriptNotice } from '#identity/accounts/components/no_script_notice'
import {
  OtherSignIns,
  type OtherSignInsProps,
  SignInProblem,
} from '#identity/oauth/components/other_sign_ins'
import { SessionEnded } from '../components/session_ended'
import { SignInForm } from '../components/sign_in_form'
import {
  type SignUpValues,
  EMPTY_SIGN_UP,
  SignUpForm,
} from '#identity/accounts/components/sign_up_form'
import { TextLink } from '#identity/accounts/components/text_link'
import { Rich } from '#shared/languages/components/rich'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useAccountWords } from '#identity/accounts/components/account_words'
import { useSignInWords } from '../components/sign_in_words'

interface SignInProps {
  signUp: boolean
  goTo: string | null
  hasEnded: boolean
  inboxUrl: string | null
  otherSignIns: OtherSignInsProps
  words: PageTranslations
}

export default function SignIn(props: SignInProps) {
  const { signUp, goTo, hasEnded, inboxUrl, otherSignIns } = props
  const t = useSignInWords()
  const account = useAccountWords()
  if (signUp) return <SignUp inboxUrl={inboxUrl} otherSignIns={otherSignIns} />
  return (
    <AuthCard
      title={account('account.signIn')}
      description={t('sign_in.description')}
      text={t('sign_in.text')}
      after={
        <Rich
          text={t('sign_in.new')}
          parts={{
            link: (words) => <TextLink href={urlFor('identity.register', {})}>{words}</TextLink>,
          }}
        />
      }
    >
      <SecondFactorPrompt />
      {hasEnded && <SessionEnded />}
      <SignInProblem {...otherSignIns} />
      <NoScriptNotice to="signIn" />
      <SignInForm goTo={goTo} />
      <OtherSignIns {...otherSignIns} signUp={false} />
    </AuthCard>
  )
}

type SignUpProps = Pick<SignInProps, 'inboxUrl' | 'otherSignIns'>

function SignUp({ inboxUrl, otherSignIns }: SignUpProps) {
  const [given, setGiven] = useState<SignUpValues>(EMPTY_SIGN_UP)
  const t = useSignInWords()
  const account = useAccountWords()
  const [sent, setSent] = useState<string | null>(null)
  return (
    <AuthCard
      title={account(sent ? 'account.mail.title' : 'account.signUp')}
      description={t('sign_in.up.description')}
      text={sent ? undefined : t('sign_in.up.text')}
      after={
        <Rich
          text={t('sign_in.up.known')}
          parts={{
            link: (words) => <TextLink href={urlFor('identity.sign_in', {})}>{words}</TextLink>,
          }}
        />
      }
    >
      {sent ? (
        <CheckYourEmail
          address={given.username}
          message={sent}
          inboxUrl={inboxUrl}
          sendAgain={() => callApi('api.identity.accounts.store', { body: given })}
          onWrongAddress={() => setSent(null)}
        />
      ) : (
        <>
          <NoScriptNotice to="signUp" />
          <SignUpForm
            before={given}
            onDone={(account, message) => {
              setGiven(account)
              setSent(message)
            }}
          />
          <OtherSignIns {...otherSignIns} signUp />
        </>
      )}
    </AuthCard>
  )
}

import { useState } from 'react'
import { send } from '~/api/send'
import { urlFor } from '~/client'
import { AccountCard } from '#identity/accounts/components/account_card'
import { CheckYourMail } from '#identity/accounts/components/check_your_mail'
import { NeedsScript } from '#identity/accounts/components/needs_script'
import {
  OtherSignIns,
  type OtherSignInsProps,
  SignInProblem,
} from '#identity/oauth/components/other_sign_ins'
import { SessionEnded } from '../components/session_ended'
import { SignInForm } from '../components/sign_in_form'
import { type NewAccount, NO_ACCOUNT, SignUpForm } from '#identity/accounts/components/sign_up_form'
import { TextLink } from '#identity/accounts/components/text_link'

interface SignInProps {
  /** One screen for both: which side it shows. */
  signUp: boolean
  /** Where they wanted to go, if they wanted anything but to sign in. */
  goTo: string | null
  /** They were in, until their session ended. */
  hasEnded: boolean
  inboxUrl: string | null
  otherSignIns: OtherSignInsProps
}

export default function SignIn(props: SignInProps) {
  const { signUp, goTo, hasEnded, inboxUrl, otherSignIns } = props
  if (signUp) return <SignUp inboxUrl={inboxUrl} otherSignIns={otherSignIns} />
  return (
    <AccountCard
      title="Sign In"
      text="Book, pay for and follow your parcels."
      after={
        <>
          New here? <TextLink href={urlFor('identity.register', {})}>Sign Up</TextLink>
        </>
      }
    >
      {hasEnded && <SessionEnded />}
      <SignInProblem {...otherSignIns} />
      <NeedsScript to="sign in" />
      <SignInForm goTo={goTo} />
      <OtherSignIns {...otherSignIns} signUp={false} />
    </AccountCard>
  )
}

type SignUpProps = Pick<SignInProps, 'inboxUrl' | 'otherSignIns'>

function SignUp({ inboxUrl, otherSignIns }: SignUpProps) {
  const [given, setGiven] = useState<NewAccount>(NO_ACCOUNT)
  const [sent, setSent] = useState<string | null>(null)
  return (
    <AccountCard
      title={sent ? 'Check your e-mail' : 'Sign Up'}
      text={sent ? undefined : 'Send parcels from Nigeria to anywhere, at the price you see.'}
      after={
        <>
          Do you have an account? <TextLink href={urlFor('identity.sign_in', {})}>Sign In</TextLink>
        </>
      }
    >
      {sent ? (
        <CheckYourMail
          address={given.username}
          message={sent}
          inboxUrl={inboxUrl}
          sendAgain={() => send('api.identity.accounts.store', { body: given })}
          onWrongAddress={() => setSent(null)}
        />
      ) : (
        <>
          <NeedsScript to="sign up" />
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
    </AccountCard>
  )
}

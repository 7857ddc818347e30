import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { urlFor } from '~/client'
import { Field } from '~/ui/field'
import { PasswordInput } from '~/ui/password_input'
import { TextInput } from '~/ui/text_input'
import {
  checkEmail,
  checkFirstName,
  checkLastName,
  checkPassword,
  checkPhone,
} from '#identity/accounts/rules/account_rules'
import { Rich } from '#shared/languages/components/rich'
import { deleteReferralCode, saveReferralCode } from '#identity/referrals/components/referral_code'
import { RefusalNotice } from './refusal_notice'
import { SubmitButton } from './submit_button'
import { useSignInWords } from '#identity/sessions/components/sign_in_words'
import { useAccountWords } from './account_words'

const CHECKS = {
  firstname: checkFirstName,
  lastname: checkLastName,
  username: checkEmail,
  phoneNumber: checkPhone,
  password: checkPassword,
}

export const EMPTY_SIGN_UP = {
  firstname: '',
  lastname: '',
  username: '',
  phoneNumber: '',
  password: '',
  referralCode: 0,
}

export type SignUpValues = typeof EMPTY_SIGN_UP

interface SignUpFormProps {
  before: SignUpValues
  onDone: (given: SignUpValues, message: string) => void
}

export function SignUpForm({ before, onDone }: SignUpFormProps) {
  const { referralCode: sentBy, ...typed } = before
  const t = useAccountWords()
  const signUp = useSignInWords()
  const { form, refusal, busy, submit, field, input } = useApiForm({
    initial: { ...typed, password: '' },
    inBrowser: true,
    checks: CHECKS,
    send(values) {
      const body = { ...values, referralCode: referralCode() }
      return callApi('api.identity.accounts.store', { body })
    },
    done({ message }, values) {
      onDone({ ...values, referralCode: referralCode() }, message)
      deleteReferralCode()
    },
  })

  /** A sign-up deletes the saved referral code; a second one, corrected, finds it in `before`. */
  function referralCode() {
    return sentBy || saveReferralCode(window.location.search)
  }

  const again = (name: keyof typeof typed) => ({ ...input(name), defaultValue: typed[name] })

  return (
    <form ref={form} method="post" onSubmit={submit} className="grid gap-4" noValidate>
      <RefusalNotice refusal={refusal} />
      <div className="grid grid-cols-2 gap-4">
        <Field label={signUp('sign_in.up.firstName')} required {...field('firstname')}>
          <TextInput {...again('firstname')} autoComplete="given-name" />
        </Field>
        <Field label={signUp('sign_in.up.lastName')} required {...field('lastname')}>
          <TextInput {...again('lastname')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label={t('account.email')} required {...field('username')}>
        <TextInput
          {...again('username')}
          autoFocus={typed.username !== ''}
          type="email"
          autoComplete="username"
        />
      </Field>
      <Field
        label={t('account.phone')}
        required
        hint={t('account.phone.hint')}
        {...field('phoneNumber')}
      >
        <TextInput {...again('phoneNumber')} type="tel" autoComplete="tel" />
      </Field>
      <Field
        label={t('account.password')}
        required
        hint={t('account.password.hint')}
        {...field('password')}
      >
        <PasswordInput {...input('password')} autoComplete="new-password" />
      </Field>
      <LegalConsent text={signUp('sign_in.up.agree')} />
      <SubmitButton busy={busy} busyLabel={signUp('sign_in.up.wait')}>
        {t('account.signUp')}
      </SubmitButton>
    </form>
  )
}

function LegalConsent({ text }: { text: string }) {
  return (
    <p className="text-sm text-ink-muted">
      <Rich
        text={text}
        parts={{
          terms: (words) => <LegalLink href={urlFor('shared.terms', {})}>{words}</LegalLink>,
          privacy: (words) => <LegalLink href={urlFor('shared.privacy', {})}>{words}</LegalLink>,
        }}
      />
    </p>
  )
}

/** Opens a new tab, so that the filled-in form stays. */
function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="link">
      {children}
    </a>
  )
}

import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
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
import { PASSWORD_HINT } from './password_hint'
import { forgetReferral, rememberReferral } from '#identity/referrals/components/referral_code'
import { RefusalNotice } from './refusal_notice'
import { SubmitButton } from './submit_button'

const CHECKS = {
  firstname: checkFirstName,
  lastname: checkLastName,
  username: checkEmail,
  phoneNumber: checkPhone,
  password: checkPassword,
}

export const NO_ACCOUNT = {
  firstname: '',
  lastname: '',
  username: '',
  phoneNumber: '',
  password: '',
  referralCode: 0,
}

/** What somebody gave to sign up with, and who had sent them. */
export type NewAccount = typeof NO_ACCOUNT

interface SignUpFormProps {
  /** What was given before, when its address was wrong. */
  before: NewAccount
  onDone: (given: NewAccount, message: string) => void
}

export function SignUpForm({ before, onDone }: SignUpFormProps) {
  const { referralCode: sentBy, ...typed } = before
  const { form, refusal, busy, submit, field, input } = useApiForm({
    initial: { ...typed, password: '' },
    inBrowser: true,
    checks: CHECKS,
    send(values) {
      const body = { ...values, referralCode: referralCode() }
      return send('api.identity.accounts.store', { body })
    },
    done({ message }, values) {
      onDone({ ...values, referralCode: referralCode() }, message)
      forgetReferral()
    },
  })

  /** Forgotten by this browser once it was used, which a wrong address did as well. */
  function referralCode() {
    return sentBy || rememberReferral(window.location.search)
  }

  /** As it was typed before the address was found to be wrong. */
  const again = (name: keyof typeof typed) => ({ ...input(name), defaultValue: typed[name] })

  return (
    <form ref={form} method="post" onSubmit={submit} className="grid gap-5" noValidate>
      <RefusalNotice refusal={refusal} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First Name" required {...field('firstname')}>
          <TextInput {...again('firstname')} autoComplete="given-name" />
        </Field>
        <Field label="Last Name" required {...field('lastname')}>
          <TextInput {...again('lastname')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label="E-mail" required {...field('username')}>
        <TextInput
          {...again('username')}
          autoFocus={typed.username !== ''}
          type="email"
          autoComplete="username"
        />
      </Field>
      <Field
        label="Phone Number"
        required
        hint="Such as 08031234567 or +2348031234567"
        {...field('phoneNumber')}
      >
        <TextInput {...again('phoneNumber')} type="tel" autoComplete="tel" />
      </Field>
      <Field label="Password" required hint={PASSWORD_HINT} {...field('password')}>
        <PasswordInput {...input('password')} autoComplete="new-password" />
      </Field>
      <SubmitButton busy={busy} busyLabel="Signing up…">
        Sign Up
      </SubmitButton>
    </form>
  )
}

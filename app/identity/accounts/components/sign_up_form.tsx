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

const NOTHING = { firstname: '', lastname: '', username: '', phoneNumber: '', password: '' }

export function SignUpForm({ onDone }: { onDone: (address: string, message: string) => void }) {
  const { form, refusal, busy, submit, field, input } = useApiForm({
    initial: NOTHING,
    inBrowser: true,
    checks: CHECKS,
    send(values) {
      const referralCode = rememberReferral(window.location.search)
      return send('api.identity.accounts.store', { body: { ...values, referralCode } })
    },
    done({ message }, { username }) {
      forgetReferral()
      onDone(username, message)
    },
  })

  return (
    <form ref={form} method="post" onSubmit={submit} className="grid gap-5" noValidate>
      <RefusalNotice refusal={refusal} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First Name" required {...field('firstname')}>
          <TextInput {...input('firstname')} autoComplete="given-name" />
        </Field>
        <Field label="Last Name" required {...field('lastname')}>
          <TextInput {...input('lastname')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label="E-mail" required {...field('username')}>
        <TextInput {...input('username')} type="email" autoComplete="username" />
      </Field>
      <Field
        label="Phone Number"
        required
        hint="Such as 08031234567 or +2348031234567"
        {...field('phoneNumber')}
      >
        <TextInput {...input('phoneNumber')} type="tel" autoComplete="tel" />
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

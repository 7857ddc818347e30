import type { FormEvent } from 'react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
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
import { SubmitButton } from './submit_button'
import { useAccountForm } from './use_account_form'

const CHECKS = {
  firstname: checkFirstName,
  lastname: checkLastName,
  username: checkEmail,
  phoneNumber: checkPhone,
  password: checkPassword,
}

export function SignUpForm({ onDone }: { onDone: (address: string, message: string) => void }) {
  const { form, refusal, submitted, refuse, field, input } = useAccountForm(CHECKS)
  const { busy, send } = useCommand<{ message: string }>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = submitted()
    if (!values) return
    const referralCode = rememberReferral(window.location.search)
    const account = { ...values, referralCode }
    const outcome = await send('POST', urlFor('api.identity.accounts.store', {}), account)
    if (!outcome.ok) return refuse(outcome)
    forgetReferral()
    onDone(values.username ?? '', outcome.body.message)
  }

  return (
    <form ref={form} method="post" onSubmit={submit} className="grid gap-5" noValidate>
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First Name" {...field('firstname')}>
          <TextInput {...input('firstname')} autoComplete="given-name" />
        </Field>
        <Field label="Last Name" {...field('lastname')}>
          <TextInput {...input('lastname')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label="E-mail" {...field('username')}>
        <TextInput {...input('username')} type="email" autoComplete="username" />
      </Field>
      <Field
        label="Phone Number"
        hint="Such as 08031234567 or +2348031234567"
        {...field('phoneNumber')}
      >
        <TextInput {...input('phoneNumber')} type="tel" autoComplete="tel" />
      </Field>
      <Field label="Password" hint={PASSWORD_HINT} {...field('password')}>
        <PasswordInput {...input('password')} autoComplete="new-password" />
      </Field>
      <SubmitButton busy={busy} busyLabel="Signing up…">
        Sign Up
      </SubmitButton>
    </form>
  )
}

import { type FormEvent } from 'react'
import { router } from '@inertiajs/react'
import { addresses } from '~/addresses'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toaster'
import { checkPhone } from '#identity/accounts/rules/account_rules'
import { AccountCard } from '#identity/accounts/components/account_card'
import { forgetReferral, rememberReferral } from '#identity/referrals/components/referral_code'
import { SubmitButton } from '#identity/accounts/components/submit_button'
import { useAccountForm } from '#identity/accounts/components/use_account_form'

const CHECKS = { phoneNumber: checkPhone }

export default function PhoneCapture() {
  const { form, refusal, submitted, refuse, field, input } = useAccountForm(CHECKS)
  const { busy, send } = useCommand<{ message: string }>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = submitted()
    if (!values) return
    const completion = { ...values, referralCode: rememberReferral(window.location.search) }
    const url = urlFor('api.identity.sign_up_completions.store', {})
    const outcome = await send('POST', url, completion)
    if (!outcome.ok) return refuse(outcome)
    forgetReferral()
    toast.success(outcome.body.message)
    router.visit(addresses.firstHome, { replace: true })
  }

  return (
    <AccountCard
      title="One More Step to Go!"
      text="Please enter your phone number to complete sign up."
    >
      <form ref={form} method="post" onSubmit={submit} className="grid gap-5" noValidate>
        {refusal && <Notice tone="danger">{refusal.message}</Notice>}
        <Field
          label="Phone Number"
          hint="Such as 08031234567 or +2348031234567"
          {...field('phoneNumber')}
        >
          <TextInput {...input('phoneNumber')} type="tel" autoComplete="tel" />
        </Field>
        <SubmitButton busy={busy} busyLabel="Completing…">
          Complete Sign Up
        </SubmitButton>
      </form>
    </AccountCard>
  )
}

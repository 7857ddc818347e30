import { router } from '@inertiajs/react'
import { pageUrls } from '~/page_urls'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toaster'
import { checkPhone } from '#identity/accounts/rules/account_rules'
import { AuthCard } from '#identity/accounts/components/auth_card'
import { deleteReferralCode, saveReferralCode } from '#identity/referrals/components/referral_code'
import { RefusalNotice } from '#identity/accounts/components/refusal_notice'
import { SubmitButton } from '#identity/accounts/components/submit_button'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useAccountWords } from '#identity/accounts/components/account_words'
import { useSignUpWords } from '../components/sign_up_words'

const CHECKS = { phoneNumber: checkPhone }

export default function PhoneCapture({ goTo }: { goTo: string | null; words: PageTranslations }) {
  const t = useSignUpWords()
  const account = useAccountWords()
  const { form, refusal, busy, submit, field, input } = useApiForm({
    initial: { phoneNumber: '' },
    inBrowser: true,
    checks: CHECKS,
    send(values) {
      const referralCode = saveReferralCode(window.location.search)
      return callApi('api.identity.sign_up_completions.store', {
        body: { ...values, referralCode },
      })
    },
    done({ message }) {
      deleteReferralCode()
      toast.success(message)
      router.visit(goTo ?? pageUrls.firstHome, { replace: true })
    },
  })

  return (
    <AuthCard title={t('joining.phone.title')} text={t('joining.phone.text')}>
      <form ref={form} method="post" onSubmit={submit} className="grid gap-5" noValidate>
        <RefusalNotice refusal={refusal} />
        <Field
          label={account('account.phone')}
          required
          hint={account('account.phone.hint')}
          {...field('phoneNumber')}
        >
          <TextInput {...input('phoneNumber')} type="tel" autoComplete="tel" />
        </Field>
        <SubmitButton busy={busy} busyLabel={t('joining.phone.wait')}>
          {t('joining.phone.submit')}
        </SubmitButton>
      </form>
    </AuthCard>
  )
}

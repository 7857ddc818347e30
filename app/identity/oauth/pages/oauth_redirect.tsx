import { useEffect, useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { callApi } from '~/api/call_api'
import { urlFor } from '~/client'
import { SecondFactorPrompt } from '~/components/second_factor/second_factor_prompt'
import type { ApiRefusal } from '~/api/api_outcome'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { Spinner } from '~/ui/spinner'
import { AuthCard } from '#identity/accounts/components/auth_card'
import { RefusalNotice } from '#identity/accounts/components/refusal_notice'
import { saveReferralCode } from '#identity/referrals/components/referral_code'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useAccountWords } from '#identity/accounts/components/account_words'
import { useSignUpWords } from '../components/sign_up_words'

interface OauthRedirectProps {
  token: string | null
  goTo: string
  words: PageTranslations
}

/** Redeems the single-use token of a provider's redirect for a session. */
export default function OauthRedirect({ token, goTo }: OauthRedirectProps) {
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null)
  const hasSent = useRef(false)
  const t = useSignUpWords()
  const account = useAccountWords()

  async function enter(signInToken: string) {
    setRefusal(null)
    const referralCode = saveReferralCode(window.location.search)
    const signedIn = await callApi('api.identity.oauth.admissions.store', {
      body: { token: signInToken, referralCode },
    })
    if (!signedIn.ok) return setRefusal(signedIn)
    const ping = await callApi('api.identity.ping')
    if (!ping.ok) return setRefusal(ping)
    const next = signedIn.body.data.phoneNumberNeeded
      ? urlFor('identity.complete_sign_up', {})
      : goTo
    router.visit(next, { replace: true })
  }

  useEffect(() => {
    if (hasSent.current || !token) return
    hasSent.current = true
    void enter(token)
  })

  const failed = refusal !== null || !token
  return (
    <AuthCard title={t(failed ? 'joining.oauth.failed' : 'joining.oauth.title')}>
      <SecondFactorPrompt />
      {failed ? (
        <div className="grid gap-5">
          <RefusalNotice refusal={refusal} />
          {!token && <Notice tone="danger">{t('joining.oauth.incomplete')}</Notice>}
          <Button as={Link} href={urlFor('identity.sign_in', {})}>
            {account('account.backToSignIn')}
          </Button>
        </div>
      ) : (
        <p role="status" className="flex items-center gap-3">
          <Spinner size="sm" label="" />
          {t('joining.oauth.wait')}
        </p>
      )}
      <noscript>
        <p className="mt-4">{account('account.script.reload')}</p>
      </noscript>
    </AuthCard>
  )
}

import { useEffect, useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { send } from '~/api/send'
import { urlFor } from '~/client'
import type { Refusal } from '~/hooks/api_outcome'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { Spinner } from '~/ui/spinner'
import { AccountCard } from '#identity/accounts/components/account_card'
import { rememberReferral } from '#identity/referrals/components/referral_code'

interface OauthRedirectProps {
  token: string | null
  goTo: string
}

const INCOMPLETE = 'This address is not complete. Please sign in again.'

/** Where a browser comes back to from another sign-in, with a token that is worth a session once. */
export default function OauthRedirect({ token, goTo }: OauthRedirectProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const asked = useRef(false)

  async function enter(worth: string) {
    setRefusal(null)
    const referralCode = rememberReferral(window.location.search)
    const admission = await send('api.identity.oauth.admissions.store', {
      body: { token: worth, referralCode },
    })
    if (!admission.ok) return setRefusal(admission)
    const ping = await send('api.identity.ping')
    if (!ping.ok) return setRefusal(ping)
    const next = admission.body.data.phoneNumberNeeded
      ? urlFor('identity.complete_sign_up', {})
      : goTo
    router.visit(next, { replace: true })
  }

  useEffect(() => {
    if (asked.current || !token) return
    asked.current = true
    void enter(token)
  })

  const failed = refusal !== null || !token
  return (
    <AccountCard title={failed ? 'Sign-in failed' : 'Signing in'}>
      {failed ? (
        <div className="grid gap-5">
          <Notice tone="danger">{refusal?.message ?? INCOMPLETE}</Notice>
          <Button as={Link} href={urlFor('identity.sign_in', {})}>
            Back to Sign In
          </Button>
        </div>
      ) : (
        <p role="status" className="flex items-center gap-3">
          <Spinner size="sm" label="" />
          Signing you in…
        </p>
      )}
      <noscript>
        <p className="mt-4">Please switch on JavaScript in your browser and reload this page.</p>
      </noscript>
    </AccountCard>
  )
}

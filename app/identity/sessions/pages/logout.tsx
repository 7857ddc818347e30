import { useEffect, useRef, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { callApi } from '~/api/call_api'
import { urlFor } from '~/client'
import type { ApiRefusal } from '~/api/api_outcome'
import { clearBrowserData } from '~/hooks/clear_browser_data'
import { Button } from '~/ui/button'
import { Spinner } from '~/ui/spinner'
import { AuthCard } from '#identity/accounts/components/auth_card'
import { RefusalNotice } from '#identity/accounts/components/refusal_notice'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useAccountWords } from '#identity/accounts/components/account_words'
import { useSignOutWords } from '../components/sign_out_words'

export default function Logout(_: { words: PageTranslations }) {
  const t = useSignOutWords()
  const account = useAccountWords()
  const { caller } = usePage().props
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null)
  const hasSent = useRef(false)

  async function signOut() {
    setRefusal(null)
    const outcome = await callApi('api.identity.session.destroy')
    if (!outcome.ok && outcome.code !== 'E_UNAUTHORIZED_ACCESS') return setRefusal(outcome)
    clearBrowserData()
    router.reload()
  }

  useEffect(() => {
    if (!caller || hasSent.current) return
    hasSent.current = true
    void signOut()
  })

  return (
    <AuthCard title={account('account.signOut')}>
      {caller ? (
        <SignOut refusal={refusal} onRetry={signOut} />
      ) : (
        <div className="grid gap-5">
          <p role="status">{t('sign_out.done')}</p>
          <Button as={Link} href={urlFor('identity.sign_in', {})}>
            {account('account.signIn')}
          </Button>
          <Button as={Link} href={urlFor('shared.landing', {})} variant="secondary">
            {account('account.home')}
          </Button>
        </div>
      )}
    </AuthCard>
  )
}

function SignOut({ refusal, onRetry }: { refusal: ApiRefusal | null; onRetry: () => void }) {
  const t = useSignOutWords()
  const account = useAccountWords()
  if (refusal) {
    return (
      <div className="grid gap-5">
        <RefusalNotice refusal={refusal} />
        <Button onClick={onRetry}>{account('account.tryAgain')}</Button>
      </div>
    )
  }
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner size="sm" label="" />
      {t('sign_out.wait')}
    </p>
  )
}

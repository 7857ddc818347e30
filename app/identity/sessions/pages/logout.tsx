import { useEffect, useRef, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { send } from '~/api/send'
import { urlFor } from '~/client'
import type { Refusal } from '~/hooks/api_outcome'
import { leaveNothing } from '~/hooks/leave_nothing'
import { Button } from '~/ui/button'
import { Spinner } from '~/ui/spinner'
import { AccountCard } from '#identity/accounts/components/account_card'
import { RefusalNotice } from '#identity/accounts/components/refusal_notice'
import type { PageWords } from '#shared/languages/rules/page_words'
import { useAccountWords } from '#identity/accounts/components/words'
import { useSignOutWords } from '../components/sign_out_words'

export default function Logout(_: { words: PageWords }) {
  const t = useSignOutWords()
  const account = useAccountWords()
  const { caller } = usePage().props
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const asked = useRef(false)

  async function signOut() {
    setRefusal(null)
    const outcome = await send('api.identity.session.destroy')
    if (!outcome.ok && outcome.code !== 'E_UNAUTHORIZED_ACCESS') return setRefusal(outcome)
    leaveNothing()
    router.reload()
  }

  useEffect(() => {
    if (!caller || asked.current) return
    asked.current = true
    void signOut()
  })

  return (
    <AccountCard title={account('account.signOut')}>
      {caller ? (
        <Leaving refusal={refusal} onRetry={signOut} />
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
    </AccountCard>
  )
}

function Leaving({ refusal, onRetry }: { refusal: Refusal | null; onRetry: () => void }) {
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

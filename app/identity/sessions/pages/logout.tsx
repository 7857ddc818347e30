import { useEffect, useRef, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { send } from '~/api/send'
import { urlFor } from '~/client'
import { leaveNothing } from '~/hooks/leave_nothing'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { Spinner } from '~/ui/spinner'
import { AccountCard } from '#identity/accounts/components/account_card'
import { useSaid } from '#shared/languages/components/words_of'
import type { PageWords } from '#shared/languages/rules/page_words'
import { useAccountWords } from '#identity/accounts/components/words'
import { useSignOutWords } from '../components/sign_out_words'

export default function Logout(_: { words: PageWords }) {
  const t = useSignOutWords()
  const account = useAccountWords()
  const { caller } = usePage().props
  const [problem, setProblem] = useState<string | null>(null)
  const asked = useRef(false)

  async function signOut() {
    setProblem(null)
    const outcome = await send('api.identity.session.destroy')
    if (!outcome.ok && outcome.code !== 'E_UNAUTHORIZED_ACCESS') return setProblem(outcome.message)
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
        <Leaving problem={problem} onRetry={signOut} />
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

function Leaving({ problem, onRetry }: { problem: string | null; onRetry: () => void }) {
  const t = useSignOutWords()
  const account = useAccountWords()
  const said = useSaid()
  if (problem) {
    return (
      <div className="grid gap-5">
        <Notice tone="danger">{said(problem)}</Notice>
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

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

export default function Logout() {
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
    <AccountCard title="Sign out">
      {caller ? (
        <Leaving problem={problem} onRetry={signOut} />
      ) : (
        <div className="grid gap-5">
          <p role="status">You have signed out.</p>
          <Button as={Link} href={urlFor('identity.sign_in', {})}>
            Sign In
          </Button>
          <Button as={Link} href={urlFor('shared.landing', {})} variant="secondary">
            Back to Home Page
          </Button>
        </div>
      )}
    </AccountCard>
  )
}

function Leaving({ problem, onRetry }: { problem: string | null; onRetry: () => void }) {
  if (problem) {
    return (
      <div className="grid gap-5">
        <Notice tone="danger">{problem}</Notice>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    )
  }
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner size="sm" label="" />
      Signing out…
    </p>
  )
}

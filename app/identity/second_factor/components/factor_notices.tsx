import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { FactorsView } from './factors_data'

export function FactorNotices({ factors, goTo }: { factors: FactorsView; goTo: string }) {
  const { isNeeded, isShown, resetDue } = factors
  const [wasRedirected] = useState(isNeeded && !isShown)
  // Keeps the first URL, because the server clears it once the person has confirmed a factor.
  const [wanted] = useState(goTo)
  return (
    <>
      {wasRedirected &&
        (isShown ? <ContinueNotice goTo={wanted} /> : <FactorRequiredNotice factors={factors} />)}
      {resetDue && <ResetNotice due={resetDue} />}
    </>
  )
}

function FactorRequiredNotice({ factors }: { factors: FactorsView }) {
  const { busy, send } = useApiCall()
  const hasOne = factors.passkeys.length > 0 || factors.authenticator !== null

  async function confirm() {
    if (showOutcome(await send('api.identity.factor_confirmations.store'))) router.reload()
  }

  return (
    <Notice
      tone="warning"
      title={hasOne ? 'Confirm your second step to continue' : 'Set up a second step to continue'}
      action={
        hasOne && (
          <Button size="sm" busy={busy} busyLabel="Confirming…" onClick={() => void confirm()}>
            Confirm
          </Button>
        )
      }
    >
      {hasOne
        ? 'Staff sign in with a second step, and you have not confirmed yours since you signed in.'
        : 'Staff sign in with a second step. Add a passkey or an authenticator app below.'}
    </Notice>
  )
}

function ContinueNotice({ goTo }: { goTo: string }) {
  return (
    <Notice
      tone="success"
      title="You are all set"
      action={
        <Button as={Link} size="sm" href={goTo}>
          Continue
        </Button>
      }
    />
  )
}

function ResetNotice({ due }: { due: string }) {
  const { busy, send } = useApiCall()

  async function stop() {
    if (showOutcome(await send('api.identity.own_factor_resets.destroy'))) router.reload()
  }

  return (
    <Notice
      tone="danger"
      title="Your second step will be removed"
      action={
        <Button
          size="sm"
          variant="danger"
          busy={busy}
          busyLabel="Cancelling…"
          onClick={() => void stop()}
        >
          Cancel the reset
        </Button>
      }
    >
      Our staff were told that you lost your device. Your second step is removed on {due}, unless
      you cancel the reset.
    </Notice>
  )
}

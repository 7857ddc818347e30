import { useState } from 'react'
import { Head, usePage } from '@inertiajs/react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { Button } from '~/ui/button'

/** Where the link of the mail leads: somebody may be about to take an account over. */
export default function FactorReset({ token, due }: { token: string; due: string | null }) {
  const { brand } = usePage().props
  const [isStopped, setStopped] = useState(false)
  const { busy, send } = useSend()

  async function stop() {
    setStopped(tell(await send('api.identity.factor_reset_stops.store', { params: { token } })))
  }

  return (
    <section className="mx-auto w-full max-w-md py-4 sm:py-10">
      <Head title="Your second step" />
      <div className="grid gap-4 rounded border bg-surface-raised p-5 sm:p-8">
        {due && !isStopped ? (
          <>
            <h1 className="text-2xl font-semibold tracking-tight">Keep your second step?</h1>
            <p>
              It will be removed at {due}, Lagos time, because our staff were told that you lost
              your device. If you did not ask for this, stop it now.
            </p>
            <Button
              size="lg"
              full
              variant="danger"
              busy={busy}
              busyLabel="Stopping…"
              onClick={() => void stop()}
            >
              Stop this
            </Button>
          </>
        ) : (
          <>
            <h1 className="text-2xl font-semibold tracking-tight">
              {isStopped ? 'Stopped' : 'There is nothing to stop'}
            </h1>
            <p>
              {isStopped
                ? 'Your second step stays as it is. If somebody else asked for this, choose a new password as well.'
                : 'It was stopped before, or it is done.'}{' '}
              Questions? Call us on{' '}
              <span className="tabular whitespace-nowrap">{brand.contactNumber}</span>.
            </p>
          </>
        )}
      </div>
    </section>
  )
}

import { useRef } from 'react'
import { router } from '@inertiajs/react'
import { useApiCall } from '~/api/use_api_call'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { toast } from '~/ui/toaster'
import type { Business } from './business_types'

/** However the dialog is closed, the user switches to the new business and goes home. */
export function BusinessCreatedDialog({ business }: { business: Business | null }) {
  const button = useRef<HTMLButtonElement>(null)
  const { busy, send } = useApiCall()

  async function close() {
    if (!business || busy) return
    const outcome = await send('api.branding.current_business.update', {
      body: { id: business.id },
    })
    if (!outcome.ok) return toast.error(outcome.message)
    // The Back button must not restore data of the other organization.
    router.clearHistory()
    window.location.assign(urlFor('shipping.home', {}))
  }

  return (
    <Dialog
      open={business !== null}
      onClose={() => void close()}
      title="New Business Created"
      initialFocus={button}
      footer={
        <Button ref={button} onClick={close} busy={busy} busyLabel="Switching...">
          I got it!
        </Button>
      }
    >
      <p>Your sign-in profile will now switch to the new business:</p>
      <p className="mt-2 break-words text-lg font-semibold">{business?.name}</p>
    </Dialog>
  )
}

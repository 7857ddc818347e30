import { router } from '@inertiajs/react'
import { useSend } from '~/api/use_send'
import { urlFor } from '~/client'
import { leaveNothing } from '~/hooks/leave_nothing'
import { toast } from '~/ui/toaster'

/** Ends the session, and makes the pages that this browser kept unreadable. */
export function useSignOut() {
  const { busy, send } = useSend()

  async function signOut() {
    const outcome = await send('api.identity.session.destroy')
    if (!outcome.ok) return toast.error(outcome.message)
    leaveNothing()
    router.visit(urlFor('shared.landing', {}), { replace: true })
  }

  return { busy, signOut }
}

import { router } from '@inertiajs/react'
import { useSend } from '~/api/use_send'
import { urlFor } from '~/client'
import { leaveNothing } from '~/hooks/leave_nothing'
import { mayLeave } from '~/hooks/use_unsaved'
import { toast } from '~/ui/toaster'

/** Ends the session, and makes the pages that this browser kept unreadable. */
export function useSignOut() {
  const { busy, send } = useSend()

  async function signOut() {
    if (!mayLeave()) return
    const outcome = await send('api.identity.session.destroy')
    if (!outcome.ok) return toast.error(outcome.message)
    leaveNothing()
    router.visit(urlFor('shared.landing', {}), { replace: true })
  }

  return { busy, signOut }
}

import { router } from '@inertiajs/react'
import { send } from '~/api/send'
import { urlFor } from '~/client'
import { mayDropUnsent } from '~/hooks/drafts'
import { leaveNothing } from '~/hooks/leave_nothing'
import { toast } from '~/ui/toaster'

/** Ends the session, and makes the pages that this browser kept unreadable. */
export async function signOut() {
  if (!mayDropUnsent()) return
  const outcome = await send('api.identity.session.destroy')
  if (!outcome.ok) return toast.error(outcome.message)
  leaveNothing()
  router.visit(urlFor('shared.landing', {}), { replace: true })
}

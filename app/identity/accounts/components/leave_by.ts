import { router } from '@inertiajs/react'
import { send } from '~/api/send'
import { mayDropUnsent } from '~/hooks/drafts'
import { leaveNothing } from '~/hooks/leave_nothing'

type Leaving = 'api.identity.profile.destroy' | 'api.identity.all_sessions.destroy'

/** A command after which nobody is signed in here: what this browser kept becomes unreadable. */
export async function leaveBy(route: Leaving, goTo: string) {
  if (!mayDropUnsent()) return
  const outcome = await send(route)
  if (!outcome.ok) return outcome
  leaveNothing()
  router.visit(goTo, { replace: true })
  return outcome
}

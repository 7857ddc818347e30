import { router } from '@inertiajs/react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { mayDropUnsent } from '~/hooks/drafts'
import { leaveNothing } from '~/hooks/leave_nothing'

type Leaving = 'api.identity.profile.destroy' | 'api.identity.all_sessions.destroy'

/** A command after which nobody is signed in here: what this browser kept becomes unreadable. */
export function useLeaving(route: Leaving, goTo: string) {
  const { busy, send } = useSend()

  async function leave() {
    if (!mayDropUnsent() || !tell(await send(route))) return
    leaveNothing()
    router.visit(goTo, { replace: true })
  }

  return { busy, leave }
}

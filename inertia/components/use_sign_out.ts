import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toaster'

/** Ends the session, and makes the pages that this browser kept unreadable. */
export function useSignOut() {
  const { busy, send } = useCommand()

  async function signOut() {
    const outcome = await send('DELETE', urlFor('api.identity.session.destroy', {}))
    if (!outcome.ok) return toast.error(outcome.message)
    router.clearHistory()
    router.visit(urlFor('shared.landing', {}), { replace: true })
  }

  return { busy, signOut }
}

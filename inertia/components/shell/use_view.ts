import { useEffect } from 'react'
import { router, usePage } from '@inertiajs/react'
import { useSend } from '~/api/use_send'
import { toast } from '~/ui/toaster'

export type View = 'dashboard' | 'admin'

/** Administrators go to and fro between the customers' dashboard and the console. */
export function useView() {
  const { caller } = usePage().props
  const { busy, send } = useSend()

  /** Opens a page of the view, or the one that it starts with. */
  async function show(view: View, url?: string) {
    const outcome = await send('api.identity.view_mode.update', { body: { view } })
    if (!outcome.ok) return toast.error(outcome.message)
    router.visit(url ?? outcome.body.data.landing)
  }

  return { view: caller?.view ?? 'dashboard', hasTwo: caller?.isAdmin ?? false, busy, show }
}

/** What the server remembers, kept in this browser as well. */
export function useStoredView() {
  const view = usePage().props.caller?.view
  useEffect(() => {
    if (!view) return
    try {
      localStorage.setItem('view', view)
    } catch {
      // A browser that keeps nothing asks the server each time.
    }
  }, [view])
}

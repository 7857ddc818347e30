import { router } from '@inertiajs/react'
import { useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toaster'

/** A command after which nobody is signed in here: what this browser kept becomes unreadable. */
export function useLeaving(url: string, goTo: string) {
  const { busy, send } = useCommand<{ message: string }>()

  async function leave() {
    const outcome = await send('DELETE', url)
    if (!outcome.ok) return toast.error(outcome.message)
    toast.success(outcome.body.message)
    router.clearHistory()
    router.visit(goTo, { replace: true })
  }

  return { busy, leave }
}

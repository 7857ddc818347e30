import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toaster'

/** Goes on for another organization, from its home page. */
export function useOrganizationSwitch() {
  const { busy, send } = useCommand<{ message: string }>()

  async function switchTo(id: number) {
    const outcome = await send('PUT', urlFor('api.identity.switch', { id }))
    if (!outcome.ok) return toast.error(outcome.message)
    toast.success(outcome.body.message)
    // What was read for the other organization must not come back with the Back button.
    router.clearHistory()
    router.visit(urlFor('shipping.home', {}))
  }

  return { busy, switchTo }
}

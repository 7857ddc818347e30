import { useState } from 'react'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toaster'

/** Takes an invitation up, and goes on for the business. */
export function useJoin() {
  const { busy, send } = useCommand<{ message: string }>()
  const [leaving, setLeaving] = useState(false)

  async function join(id: number) {
    const url = urlFor('api.identity.received_invitations.update', { id })
    const outcome = await send('PUT', url)
    if (!outcome.ok) return toast.error(outcome.message)
    toast.success(outcome.body.message)
    setLeaving(true)
    router.clearHistory()
    router.visit(urlFor('shipping.home', {}), { onFinish: () => setLeaving(false) })
  }

  return { busy: busy || leaving, join }
}

import { router } from '@inertiajs/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { urlFor } from '~/client'

export function useAcceptInvitation() {
  const { busy, send } = useApiCall()

  async function join(id: number) {
    const outcome = await send('api.identity.received_invitations.update', { params: { id } })
    if (!showOutcome(outcome)) return
    router.clearHistory()
    router.visit(urlFor('shipping.home', {}))
  }

  return { busy, join }
}

import { router } from '@inertiajs/react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { urlFor } from '~/client'

/** Takes an invitation up, and goes on for the business. */
export function useJoin() {
  const { busy, send } = useSend()

  async function join(id: number) {
    const outcome = await send('api.identity.received_invitations.update', { params: { id } })
    if (!tell(outcome)) return
    router.clearHistory()
    router.visit(urlFor('shipping.home', {}))
  }

  return { busy, join }
}

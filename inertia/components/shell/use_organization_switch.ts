import { router, usePage } from '@inertiajs/react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { urlFor } from '~/client'
import { mayLeave } from '~/hooks/use_unsaved'

/** Goes on for another organization, from its home page. */
export function useOrganizationSwitch() {
  const { busy, send } = useSend()
  const { caller } = usePage().props

  async function switchTo(id: number) {
    if (!mayLeave()) return
    const outcome = await send('api.identity.switch', { params: { id } })
    if (!tell(outcome)) return
    // What was read for the other organization must not come back with the Back button.
    router.clearHistory()
    router.visit(urlFor('shipping.home', {}))
  }

  /** The test data of the organization has its number below zero. */
  const switchMode = () => caller && switchTo(-caller.organization)

  return { busy, switchTo, switchMode }
}

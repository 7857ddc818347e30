import { router, usePage } from '@inertiajs/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { urlFor } from '~/client'
import { confirmLeave } from '~/hooks/use_unsaved_changes'

/** Goes on for another organization, from its home page. */
export function useOrganizationSwitch() {
  const { busy, send } = useApiCall()
  const { caller } = usePage().props

  async function switchTo(id: number) {
    if (!confirmLeave()) return
    const outcome = await send('api.identity.switch', { params: { id } })
    if (!showOutcome(outcome)) return
    // What was read for the other organization must not come back with the Back button.
    router.clearHistory()
    router.visit(urlFor('shipping.home', {}))
  }

  /** The test data of the organization has its number below zero. */
  const switchMode = () => caller && switchTo(-caller.organization)

  return { busy, switchTo, switchMode }
}

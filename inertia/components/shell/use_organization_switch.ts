import { router, usePage } from '@inertiajs/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { urlFor } from '~/client'
import { confirmLeave } from '~/hooks/use_unsaved_changes'

export function useOrganizationSwitch() {
  const { busy, send } = useApiCall()
  const { caller } = usePage().props

  async function switchTo(id: number) {
    if (!confirmLeave()) return
    const outcome = await send('api.identity.switch', { params: { id } })
    if (!showOutcome(outcome)) return
    // The Back button must not restore pages of the former organization.
    router.clearHistory()
    router.visit(urlFor('shipping.home', {}))
  }

  /** Test organizations have the negative id of the live one. */
  const switchMode = () => caller && switchTo(-caller.organization)

  return { busy, switchTo, switchMode }
}

import { router } from '@inertiajs/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'

export function useDomain() {
  const { busy, send } = useApiCall()

  async function check() {
    if (showOutcome(await send('api.branding.domain_checks.store'))) refreshDomain()
  }

  return { busy, check }
}

/** Reloads the domain, and the setup with the page's address. Keeps edits elsewhere. */
export function refreshDomain() {
  router.reload({ only: ['domain', 'setup'] })
}

import { router } from '@inertiajs/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'

/** What is done about a domain; the page then shows what the server knows of it. */
export function useDomain() {
  const { busy, send } = useApiCall()

  async function check() {
    if (showOutcome(await send('api.branding.domain_checks.store'))) refreshDomain()
  }

  return { busy, check }
}

/** What is begun on the rest of the page stays; the address of the page follows its domain. */
export function refreshDomain() {
  router.reload({ only: ['domain', 'setup'] })
}

import { router } from '@inertiajs/react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'

/** What is done about a domain; the page then shows what the server knows of it. */
export function useDomain() {
  const { busy, send } = useSend()

  async function check() {
    if (tell(await send('api.branding.domain_checks.store'))) refreshDomain()
  }

  return { busy, check }
}

/** What is begun on the rest of the page stays; the address of the page follows its domain. */
export function refreshDomain() {
  router.reload({ only: ['domain', 'setup'] })
}

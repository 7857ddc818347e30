import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { urlFor } from '~/client'
import { confirmDropUnsent } from '~/hooks/local_drafts'
import { clearBrowserData } from '~/hooks/clear_browser_data'
import { toast } from '~/ui/toaster'

/** Ends the session and makes its pages in this browser unreadable. */
export async function signOut() {
  if (!confirmDropUnsent()) return
  const outcome = await callApi('api.identity.session.destroy')
  if (!outcome.ok) return toast.error(outcome.message)
  clearBrowserData()
  router.visit(urlFor('shared.landing', {}), { replace: true })
}

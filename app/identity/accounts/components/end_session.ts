import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { confirmDropUnsent } from '~/hooks/local_drafts'
import { clearBrowserData } from '~/hooks/clear_browser_data'

type EndSessionRoute = 'api.identity.profile.destroy' | 'api.identity.all_sessions.destroy'

/** Makes a call that signs this browser out, then deletes the data saved in the browser. */
export async function endSession(route: EndSessionRoute, goTo: string) {
  if (!confirmDropUnsent()) return
  const outcome = await callApi(route)
  if (!outcome.ok) return outcome
  clearBrowserData()
  router.visit(goTo, { replace: true })
  return outcome
}

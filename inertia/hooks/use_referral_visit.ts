import { useEffect } from 'react'
import { router } from '@inertiajs/react'

/** Told once for each code; the server counts one a day for each browser. */
const reportedCodes = new Set<number>()

/** Keeps the code in the address of a public page, and tells that somebody followed the link. */
export function useReferralTracking() {
  useEffect(() => {
    trackReferralVisit()
    return router.on('navigate', trackReferralVisit)
  }, [])
}

function trackReferralVisit() {
  const { search } = window.location
  // Few come by such a link: the others fetch nothing for it.
  if (new URLSearchParams(search).has('ref')) void saveAndReportReferral(search)
}

async function saveAndReportReferral(search: string) {
  const { saveReferralCode: rememberReferral } = await import('~/hooks/referral_code')
  const referralCode = rememberReferral(search)
  if (referralCode > 0 && !reportedCodes.has(referralCode))
    onPageVisible(() => void reportReferralClick(referralCode))
}

async function reportReferralClick(referralCode: number) {
  if (reportedCodes.has(referralCode)) return
  reportedCodes.add(referralCode)
  const { callApi: send } = await import('~/api/call_api')
  await send('api.identity.referral_clicks.store', { body: { referralCode } })
}

/** A page that the browser fetched ahead, or opened behind another, has not been visited yet. */
function onPageVisible(then: () => void) {
  if (document.visibilityState === 'visible') return then()
  document.addEventListener('visibilitychange', () => onPageVisible(then), { once: true })
}

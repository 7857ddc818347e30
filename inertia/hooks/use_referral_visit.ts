import { useEffect } from 'react'
import { router } from '@inertiajs/react'

/** Codes reported by this page. The server counts one click per code, day and browser. */
const reportedCodes = new Set<number>()

/** Saves the referral code in the URL of a public page and reports the click. */
export function useReferralVisit() {
  useEffect(() => {
    trackReferralVisit()
    return router.on('navigate', trackReferralVisit)
  }, [])
}

function trackReferralVisit() {
  const { search } = window.location
  // Few visitors have a referral code, so the code that saves it loads on demand.
  if (new URLSearchParams(search).has('ref')) void saveAndReportReferral(search)
}

async function saveAndReportReferral(search: string) {
  const { saveReferralCode } = await import('~/hooks/saved_referral_code')
  const referralCode = saveReferralCode(search)
  if (referralCode > 0 && !reportedCodes.has(referralCode))
    onPageVisible(() => void reportReferralClick(referralCode))
}

async function reportReferralClick(referralCode: number) {
  if (reportedCodes.has(referralCode)) return
  reportedCodes.add(referralCode)
  const { callApi } = await import('~/api/call_api')
  await callApi('api.identity.referral_clicks.store', { body: { referralCode } })
}

/** Waits until the page is visible: prefetched pages and background tabs do not count. */
function onPageVisible(then: () => void) {
  if (document.visibilityState === 'visible') return then()
  document.addEventListener('visibilitychange', () => onPageVisible(then), { once: true })
}

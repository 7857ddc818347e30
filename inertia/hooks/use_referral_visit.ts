import { useEffect } from 'react'
import { router } from '@inertiajs/react'

/** Told once for each code; the server counts one a day for each browser. */
const told = new Set<number>()

/** Keeps the code in the address of a public page, and tells that somebody followed the link. */
export function useReferralVisit() {
  useEffect(() => {
    noteVisit()
    return router.on('navigate', noteVisit)
  }, [])
}

function noteVisit() {
  const { search } = window.location
  // Few come by such a link: the others fetch nothing for it.
  if (new URLSearchParams(search).has('ref')) void remember(search)
}

async function remember(search: string) {
  const { rememberReferral } = await import('~/hooks/referral_code')
  const referralCode = rememberReferral(search)
  if (referralCode > 0 && !told.has(referralCode)) whenSeen(() => void tell(referralCode))
}

async function tell(referralCode: number) {
  if (told.has(referralCode)) return
  told.add(referralCode)
  const { send } = await import('~/api/send')
  await send('api.identity.referral_clicks.store', { body: { referralCode } })
}

/** A page that the browser fetched ahead, or opened behind another, has not been visited yet. */
function whenSeen(then: () => void) {
  if (document.visibilityState === 'visible') return then()
  document.addEventListener('visibilitychange', () => whenSeen(then), { once: true })
}

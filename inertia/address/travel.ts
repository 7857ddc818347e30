import { router } from '@inertiajs/react'

export const STAY = { preserveState: true, preserveScroll: true }

/** Counts who went where: who comes too late finds another number. */
let journey = 0

/** Wherever somebody went by Back or Forward, nobody takes them away from there. */
export function forgetTravels() {
  journey += 1
}

/**
 * Goes to an address that shows the same page. While something that was read comes, Inertia leaves the address as it
 * is, also for those who go elsewhere just then (its `preserveUrl` holds for all): they are sent once more afterwards.
 */
export function travel(url: string, { replace }: { replace: boolean }) {
  journey += 1
  const mine = journey
  const { pathname, href } = new URL(url, window.location.href)
  const isLost = () =>
    mine === journey && window.location.pathname === pathname && window.location.href !== href

  router[replace ? 'replace' : 'push']({
    url,
    ...STAY,
    onFinish: () => {
      if (!isLost()) return
      const forget = router.on('finish', () => {
        forget()
        if (isLost()) travel(url, { replace })
      })
    },
  })
}

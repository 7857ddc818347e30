import { router } from '@inertiajs/react'

export const STAY = { preserveState: true, preserveScroll: true }

/** Counts who went where: who comes too late finds another number. */
let journey = 0

/** Where the last journey leads, until its address is shown. */
let destination: URL | null = null

/** Wherever somebody went by Back or Forward, nobody takes them away from there. */
export function forgetTravels() {
  journey += 1
  destination = null
}

/**
 * The address that this page has, or has in a moment: Inertia only shows it once it has drawn the page, and who goes on
 * before that means to go on from there.
 */
export function addressAhead(): URL {
  const shown = new URL(window.location.href)
  return destination?.pathname === shown.pathname ? destination : shown
}

/**
 * Goes to an address that shows the same page. While something that was read comes, Inertia leaves the address as it
 * is, also for those who go elsewhere just then (its `preserveUrl` holds for all): they are sent once more afterwards.
 */
export function travel(url: string, { replace }: { replace: boolean }) {
  journey += 1
  const mine = journey
  destination = new URL(url, window.location.href)
  const { pathname, href } = destination
  const isLost = () =>
    mine === journey && window.location.pathname === pathname && window.location.href !== href

  router[replace ? 'replace' : 'push']({
    url,
    ...STAY,
    onFinish: () => {
      if (!isLost()) return arrive(mine)
      const forget = router.on('finish', () => {
        forget()
        if (isLost()) travel(url, { replace })
        else arrive(mine)
      })
    },
  })
}

function arrive(from: number) {
  if (from === journey) destination = null
}

import { router } from '@inertiajs/react'

export const PRESERVE_PAGE = { preserveState: true, preserveScroll: true }

/** Counts who went where: who comes too late finds another number. */
let navigationCount = 0

/** Where the last journey leads, until its address is shown. */
let pendingUrl: URL | null = null

/** Wherever somebody went by Back or Forward, nobody takes them away from there. */
export function resetNavigation() {
  navigationCount += 1
  pendingUrl = null
}

/**
 * The address that this page has, or has in a moment: Inertia only shows it once it has drawn the page, and who goes on
 * before that means to go on from there.
 */
export function pendingAddress(): URL {
  const shown = new URL(window.location.href)
  return pendingUrl?.pathname === shown.pathname ? pendingUrl : shown
}

/**
 * Goes to an address that shows the same page. While something that was read comes, Inertia leaves the address as it
 * is, also for those who go elsewhere just then (its `preserveUrl` holds for all): they are sent once more afterwards.
 */
export function navigateWithinPage(url: string, { replace }: { replace: boolean }) {
  navigationCount += 1
  const mine = navigationCount
  pendingUrl = new URL(url, window.location.href)
  const { pathname, href } = pendingUrl
  const isLost = () =>
    mine === navigationCount &&
    window.location.pathname === pathname &&
    window.location.href !== href

  router[replace ? 'replace' : 'push']({
    url,
    ...PRESERVE_PAGE,
    onFinish: () => {
      if (!isLost()) return finishNavigation(mine)
      const forget = router.on('finish', () => {
        forget()
        if (isLost()) navigateWithinPage(url, { replace })
        else finishNavigation(mine)
      })
    },
  })
}

function finishNavigation(from: number) {
  if (from === navigationCount) pendingUrl = null
}

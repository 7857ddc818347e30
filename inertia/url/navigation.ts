import { router } from '@inertiajs/react'

export const PRESERVE_PAGE = { preserveState: true, preserveScroll: true }

/** Identifies the latest navigation, so that an earlier one can tell it was superseded. */
let navigationCount = 0

/** The target of the last navigation until the browser shows it. */
let pendingUrl: URL | null = null

/** Cancels pending corrections of the URL after Back or Forward. */
export function resetNavigation() {
  navigationCount += 1
  pendingUrl = null
}

/** The URL that this page will have: Inertia updates it only after rendering. */
export function currentUrl(): URL {
  const shown = new URL(window.location.href)
  return pendingUrl?.pathname === shown.pathname ? pendingUrl : shown
}

/**
 * Changes the URL without leaving the page. While a reload is pending, Inertia's `preserveUrl`
 * keeps the old URL even for other visits, so the visit is repeated afterwards.
 */
export function navigateWithinPage(url: string, { replace }: { replace: boolean }) {
  navigationCount += 1
  const navigation = navigationCount
  pendingUrl = new URL(url, window.location.href)
  const { pathname, href } = pendingUrl
  const isLost = () =>
    navigation === navigationCount &&
    window.location.pathname === pathname &&
    window.location.href !== href

  router[replace ? 'replace' : 'push']({
    url,
    ...PRESERVE_PAGE,
    onFinish: () => {
      if (!isLost()) return finishNavigation(navigation)
      const forget = router.on('finish', () => {
        forget()
        if (isLost()) navigateWithinPage(url, { replace })
        else finishNavigation(navigation)
      })
    },
  })
}

function finishNavigation(from: number) {
  if (from === navigationCount) pendingUrl = null
}

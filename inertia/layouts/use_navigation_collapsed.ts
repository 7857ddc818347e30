import { useState } from 'react'
import { usePage } from '@inertiajs/react'

const YEAR = 31_536_000

/** Remembered in a cookie, so that the server draws the bar in its width. */
export function useNavigationCollapsed() {
  const { isNavigationNarrow } = usePage().props
  const [isCollapsed, setCollapsed] = useState(isNavigationNarrow)

  function saveCollapsed(collapsed: boolean) {
    const value = collapsed ? `narrow; Max-Age=${YEAR}` : '; Max-Age=0'
    document.cookie = `navigation=${value}; Path=/; SameSite=Lax`
    setCollapsed(collapsed)
  }

  return [isCollapsed, saveCollapsed] as const
}

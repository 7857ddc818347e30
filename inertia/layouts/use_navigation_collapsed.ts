import { useState } from 'react'
import { usePage } from '@inertiajs/react'
import { savePreference } from '~/hooks/save_preference'

export function useNavigationCollapsed() {
  const { isNavigationNarrow } = usePage().props
  const [isCollapsed, setCollapsed] = useState(isNavigationNarrow)

  function saveCollapsed(collapsed: boolean) {
    savePreference('navigation', collapsed ? 'narrow' : null)
    setCollapsed(collapsed)
  }

  return [isCollapsed, saveCollapsed] as const
}

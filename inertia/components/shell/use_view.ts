import { useEffect } from 'react'
import { router, usePage } from '@inertiajs/react'
import { urlFor } from '~/client'

export type AppView = 'dashboard' | 'admin'

const VIEW_HOMES: Record<AppView, string> = {
  dashboard: urlFor('shipping.home', {}),
  admin: urlFor('admin.home', {}),
}

/** The customers' dashboard or the console. Only administrators have both. */
export function useAppView() {
  const { appView: view = 'dashboard', caller } = usePage().props
  return {
    view,
    home: VIEW_HOMES[view],
    hasTwo: caller?.isAdmin ?? false,
    show: (other: AppView) => router.visit(VIEW_HOMES[other]),
  }
}

export function useSaveAppView() {
  const { view } = useAppView()
  useEffect(() => {
    try {
      localStorage.setItem('view', view)
    } catch {
      // The cookie still remembers it.
    }
  }, [view])
}

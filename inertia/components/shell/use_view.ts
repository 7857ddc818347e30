import { useEffect } from 'react'
import { router, usePage } from '@inertiajs/react'
import { urlFor } from '~/client'

export type View = 'dashboard' | 'admin'

const LANDINGS: Record<View, string> = {
  dashboard: urlFor('shipping.home', {}),
  admin: urlFor('admin.home', {}),
}

/**
 * Administrators go to and fro between the customers' dashboard and the console. The address says
 * which of them one is in.
 */
export function useView() {
  const { props, url } = usePage()
  const view: View = /^\/admin\b/.test(url) ? 'admin' : 'dashboard'
  return {
    view,
    home: LANDINGS[view],
    hasTwo: props.caller?.isAdmin ?? false,
    show: (other: View) => router.visit(LANDINGS[other]),
  }
}

/** For the next visit, which begins in this view. */
export function useStoredView() {
  const { view } = useView()
  useEffect(() => {
    try {
      localStorage.setItem('view', view)
    } catch {
      // Then the cookie alone remembers it.
    }
  }, [view])
}

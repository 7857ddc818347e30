import { usePage } from '@inertiajs/react'
import { findCurrentEntry, shellEntries } from '~/components/shell/shell_entries'
import { useAppView } from '~/components/shell/use_view'

/** The entries of the side bar, and where the current page belongs among them. */
export function useShellEntries() {
  const { url, props } = usePage()
  const { view } = useAppView()
  const path = url.split(/[?#]/)[0]!
  const entries = shellEntries(view, props)
  const current = findCurrentEntry(entries, path)
  const ariaCurrent = (href: string, isCurrent: boolean) =>
    isCurrent ? (path === href ? ('page' as const) : true) : undefined
  return { entries, current, ariaCurrent }
}

import { isAdmin, type Role } from '#identity/access/rules/roles'
import { isShellUrl } from '#identity/sessions/shell_url'

export type ShellView = 'dashboard' | 'admin'

const ROOTS: Record<ShellView, string> = { dashboard: '/base', admin: '/admin' }

export function chooseView(role: Role, remembered: unknown): ShellView {
  return isAdmin(role) && remembered !== 'dashboard' ? 'admin' : 'dashboard'
}

/** Pages of staff among those of the dashboard: they open in the view in which staff work. */
const PAGES_OF_BOTH_VIEWS = /^\/base\/(shipments|shipment\/history|import|users|discounts)(\/|$)/

/** The view that a page belongs to; null for pages of both. */
export function findViewOfPath(path: string): ShellView | null {
  if (!isShellUrl(path) || PAGES_OF_BOTH_VIEWS.test(path)) return null
  return path.startsWith(ROOTS.admin) ? 'admin' : 'dashboard'
}

export function findViewHomePath(view: ShellView): string {
  return `${ROOTS[view]}/home`
}

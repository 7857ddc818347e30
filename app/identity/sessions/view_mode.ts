import { isAdmin, type Role } from '#identity/access/rules/roles'
import { isShellUrl } from '#identity/sessions/shell_page'

/** The dashboard that customers have, under /base, or the console, under /admin. */
export type View = 'dashboard' | 'admin'

const ROOTS: Record<View, string> = { dashboard: '/base', admin: '/admin' }

/** Only administrators have two: admin view, unless their browser was last in the dashboard. */
export function viewOf(role: Role, remembered: unknown): View {
  return isAdmin(role) && remembered !== 'dashboard' ? 'admin' : 'dashboard'
}

/** The view that a path of the shell belongs to; null for any other path. */
export function viewOfPath(path: string): View | null {
  if (!isShellUrl(path)) return null
  return path.startsWith(ROOTS.admin) ? 'admin' : 'dashboard'
}

/** The page that a view opens with. */
export function landingOf(view: View): string {
  return `${ROOTS[view]}/home`
}

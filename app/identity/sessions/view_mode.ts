import { isAdmin, type Role } from '#identity/access/rules/roles'
import { isShellUrl } from '#identity/sessions/shell_url'

/** The dashboard that customers have, under /base, or the console, under /admin. */
export type ShellView = 'dashboard' | 'admin'

const ROOTS: Record<ShellView, string> = { dashboard: '/base', admin: '/admin' }

/** Only administrators have two: admin view, unless their browser was last in the dashboard. */
export function chooseView(role: Role, remembered: unknown): ShellView {
  return isAdmin(role) && remembered !== 'dashboard' ? 'admin' : 'dashboard'
}

/** The view that a path of the shell belongs to; null for any other path. */
export function findViewOfPath(path: string): ShellView | null {
  if (!isShellUrl(path)) return null
  return path.startsWith(ROOTS.admin) ? 'admin' : 'dashboard'
}

/** The page that a view opens with. */
export function findViewHomePath(view: ShellView): string {
  return `${ROOTS[view]}/home`
}

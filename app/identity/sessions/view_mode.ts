import { isAdmin, type Role } from '#identity/access/rules/roles'
import { isShellUrl } from '#identity/sessions/shell_url'

export type ShellView = 'dashboard' | 'admin'

const ROOTS: Record<ShellView, string> = { dashboard: '/base', admin: '/admin' }

export function chooseView(role: Role, remembered: unknown): ShellView {
  return isAdmin(role) && remembered !== 'dashboard' ? 'admin' : 'dashboard'
}

export function findViewOfPath(path: string): ShellView | null {
  if (!isShellUrl(path)) return null
  return path.startsWith(ROOTS.admin) ? 'admin' : 'dashboard'
}

export function findViewHomePath(view: ShellView): string {
  return `${ROOTS[view]}/home`
}

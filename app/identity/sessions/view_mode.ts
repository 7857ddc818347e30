import type { Caller } from '#identity/sessions/caller'
import type User from '#identity/accounts/models/user'
import { isAdmin } from '#identity/access/rules/roles'
import { isShellUrl } from '#identity/sessions/shell_page'

export const VIEWS = ['dashboard', 'admin'] as const

/** The dashboard that customers have, under /base, or the console, under /admin. */
export type View = (typeof VIEWS)[number]

const ROOTS: Record<View, string> = { dashboard: '/base', admin: '/admin' }

/** Only administrators have two: admin view, unless they have chosen the dashboard. */
export function viewOf(user: User): View {
  return isAdmin(user.role) ? (user.view ?? 'admin') : 'dashboard'
}

/** The page that a view opens with. */
export function landingOf(view: View): string {
  return `${ROOTS[view]}/home`
}

export async function chooseView(user: User, view: View) {
  user.view = view
  await user.save()
}

/**
 * Where a page of the other view leads instead, since in this view there is no such page; null for
 * a page of this view. An administrator who never chose is set to admin view on the way.
 */
export async function wayBackToView(path: string, { user }: Caller) {
  if (!isShellUrl(path)) return null
  const view = viewOf(user)
  if (isAdmin(user.role) && !user.view) await chooseView(user, view)
  // Who may not open the console is told so by the route itself.
  const isOther = isAdmin(user.role) && !isUnder(ROOTS[view], path)
  return isOther ? landingOf(view) : null
}

function isUnder(root: string, path: string): boolean {
  return path === root || path.startsWith(`${root}/`)
}

import type { Caller } from '#identity/sessions/caller'

export type SecurityPage = '/base/profile/security' | '/admin/profile/security'

/** In the view that somebody works in. */
export function securityPageOf({ isAdmin }: Caller): SecurityPage {
  return isAdmin ? '/admin/profile/security' : '/base/profile/security'
}

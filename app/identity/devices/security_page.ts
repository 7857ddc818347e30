import type { Caller } from '#identity/sessions/caller'

export type SecurityPagePath = '/base/profile/security' | '/admin/profile/security'

export function findSecurityPagePath({ isAdmin }: Caller): SecurityPagePath {
  return isAdmin ? '/admin/profile/security' : '/base/profile/security'
}

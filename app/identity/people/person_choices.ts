import { APPROVAL_GROUP_NAMES, APPROVAL_GROUPS } from '#identity/access/rules/approval_groups'
import type { Caller } from '#identity/sessions/caller'
import { isAdmin, ROLE_NAMES, ROLES } from '#identity/access/rules/roles'

export function listPersonChoices({ isRoot }: Caller) {
  const roles = ROLES.filter((role) => isRoot || !isAdmin(role))
  return {
    roles: roles.map((value) => ({ value, label: ROLE_NAMES[value] })),
    approvalGroups: APPROVAL_GROUPS.map((value) => ({ value, label: APPROVAL_GROUP_NAMES[value] })),
    statuses: [
      { value: 'ACTIVE' as const, label: 'Active' },
      { value: 'BLOCKED' as const, label: 'Blocked' },
    ],
  }
}

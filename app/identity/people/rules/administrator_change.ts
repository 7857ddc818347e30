import { isAdmin, type Role } from '#identity/access/rules/roles'

interface AdministratorFields {
  role?: Role
  username?: string
  approvalGroup?: string | null
}

/** True if a person becomes administrator or root, or if the address or group of one changes. */
export function isAdministratorChange(old: AdministratorFields, now: AdministratorFields): boolean {
  if (!now.role || !isAdmin(now.role)) return false
  if (!old.role || !isAdmin(old.role)) return true
  const isRaised = now.role === 'ROOT' && old.role !== 'ROOT'
  return isRaised || now.username !== old.username || now.approvalGroup !== old.approvalGroup
}

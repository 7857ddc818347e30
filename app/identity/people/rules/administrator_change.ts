import { isAdmin, type Role } from '#identity/access/rules/roles'

/** What of a person's record says whether they are an administrator, and who has the account. */
interface AdministratorFields {
  role?: Role
  username?: string
  approvalGroup?: string | null
}

/** Whether a record makes somebody an administrator, or gives the account of one away or the right to approve. */
export function isAdministratorChange(old: AdministratorFields, now: AdministratorFields): boolean {
  if (!now.role || !isAdmin(now.role)) return false
  if (!old.role || !isAdmin(old.role)) return true
  const isRaised = now.role === 'ROOT' && old.role !== 'ROOT'
  return isRaised || now.username !== old.username || now.approvalGroup !== old.approvalGroup
}

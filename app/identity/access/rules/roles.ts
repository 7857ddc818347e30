export const ROLES = ['ROOT', 'ADMIN', 'MANAGER', 'MEMBER', 'FRANCHISE'] as const

export type Role = (typeof ROLES)[number]

export const ROLE_NAMES: Record<Role, string> = {
  ROOT: 'Root administrator',
  ADMIN: 'Administrator',
  MANAGER: 'Manager',
  MEMBER: 'Member',
  FRANCHISE: 'Franchise',
}

export function isAdmin(role: Role): boolean {
  return role === 'ROOT' || role === 'ADMIN'
}

export function isBookingStaff(role: Role): boolean {
  return isAdmin(role) || role === 'MANAGER'
}

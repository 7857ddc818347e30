export const ROLES = ['ROOT', 'ADMIN', 'MANAGER', 'MEMBER', 'FRANCHISE'] as const

export type Role = (typeof ROLES)[number]

/** As people read them. */
export const ROLE_NAMES: Record<Role, string> = {
  ROOT: 'Root administrator',
  ADMIN: 'Administrator',
  MANAGER: 'Manager',
  MEMBER: 'Member',
  FRANCHISE: 'Franchise',
}

/** May open the staff console. */
export function isAdmin(role: Role): boolean {
  return role === 'ROOT' || role === 'ADMIN'
}

/** Has the staff abilities on bookings, the history and the rate screens. */
export function isBookingStaff(role: Role): boolean {
  return isAdmin(role) || role === 'MANAGER'
}

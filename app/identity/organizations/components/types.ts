import type { Data } from '@generated/data'

export type Member = Data.Identity.Organizations.Member
export type Invitation = Data.Identity.Organizations.Invitation

export const ROLE_OPTIONS = [
  { value: 'member', label: 'Member' },
  { value: 'owner', label: 'Owner' },
] as const

export type Role = (typeof ROLE_OPTIONS)[number]['value']

export function roleName(role: string): string {
  return role === 'owner' ? 'Owner' : 'Member'
}

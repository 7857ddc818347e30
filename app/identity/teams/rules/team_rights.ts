/** Roles in a business, from most to least powerful. */
export const TEAM_ROLES = ['owner', 'payer', 'booker', 'viewer'] as const

export type TeamRole = (typeof TEAM_ROLES)[number]

interface TeamRoleLabels {
  name: string
  changeText: string
  description: string
}

export const TEAM_ROLE_LABELS: Record<TeamRole, TeamRoleLabels> = {
  owner: {
    name: 'Owner',
    changeText: 'is now an owner',
    description: 'Can do everything, and decides who is in the team and what they can spend.',
  },
  payer: {
    name: 'Payer',
    changeText: 'now books and pays',
    description: 'Books parcels and pays for them from the wallet, up to the limits an owner sets.',
  },
  booker: {
    name: 'Booker',
    changeText: 'now books',
    description: 'Books parcels. Somebody else pays for them.',
  },
  viewer: {
    name: 'Viewer',
    changeText: 'now sees everything and changes nothing',
    description: 'Sees everything in the business but cannot change anything.',
  },
}

/** Every change for a business needs one of these rights; reading needs none. */
export const TEAM_RIGHTS = ['book', 'pay', 'fund', 'brand', 'connect', 'withdraw', 'team'] as const

export type TeamRight = (typeof TEAM_RIGHTS)[number]

const RIGHTS_OF: Record<TeamRole, readonly TeamRight[]> = {
  owner: TEAM_RIGHTS,
  payer: ['book', 'pay', 'fund', 'brand', 'connect'],
  booker: ['book'],
  viewer: [],
}

/** Follows "You can see this business's shipments but not …". */
const RIGHT_TEXTS: Record<TeamRight, string> = {
  book: 'book',
  pay: 'pay for them',
  fund: 'put money into its wallet',
  brand: 'change how it looks to its customers',
  connect: 'connect programs to it',
  withdraw: 'take money out of its wallet',
  team: 'change its team',
}

const BOOKER_TEXTS: Partial<Record<TeamRight, string>> = {
  pay: 'You can book for this business but not pay.',
}

export function hasRight(role: TeamRole, right: TeamRight): boolean {
  return RIGHTS_OF[role].includes(right)
}

export function listRights(role: TeamRole): readonly TeamRight[] {
  return RIGHTS_OF[role]
}

/** Explains a missing right and whom to ask: "… Ask an owner: Ada Obi." */
export function describeMissingRight(
  role: TeamRole,
  right: TeamRight,
  owners: readonly string[]
): string {
  const can = role === 'viewer' ? "see this business's shipments" : 'book for this business'
  const known = role === 'booker' ? BOOKER_TEXTS[right] : undefined
  return `${known ?? `You can ${can} but not ${RIGHT_TEXTS[right]}.`} ${suggestAskingOwner(owners)}`
}

export function suggestAskingOwner(owners: readonly string[]): string {
  if (owners.length === 0) return 'Ask an owner of the business.'
  return `Ask an owner: ${owners.slice(0, 3).join(', ')}.`
}

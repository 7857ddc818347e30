export const PART_FIELDS = {
  firstName: 'First name',
  lastName: 'Last name',
  address2: 'Address, line 2',
  address3: 'Address, line 3',
} as const

export type PartField = keyof typeof PART_FIELDS

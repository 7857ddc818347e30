/** Whose second pair of eyes somebody lends: what they may approve that others asked for. */
export const APPROVAL_GROUPS = ['OPERATIONS', 'FINANCE', 'MANAGEMENT'] as const

export type ApprovalGroup = (typeof APPROVAL_GROUPS)[number]

export const APPROVAL_GROUP_NAMES: Record<ApprovalGroup, string> = {
  OPERATIONS: 'Operations',
  FINANCE: 'Finance',
  MANAGEMENT: 'Management',
}

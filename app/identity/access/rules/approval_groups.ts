export const APPROVAL_GROUPS = ['OPERATIONS', 'FINANCE', 'MANAGEMENT'] as const

export type ApprovalGroup = (typeof APPROVAL_GROUPS)[number]

export const APPROVAL_GROUP_NAMES: Record<ApprovalGroup, string> = {
  OPERATIONS: 'Operations',
  FINANCE: 'Finance',
  MANAGEMENT: 'Management',
}

export function describeApprovers(group: ApprovalGroup): string {
  const groups = [...new Set([group, 'MANAGEMENT' as const])]
  const names = groups.map((one) => APPROVAL_GROUP_NAMES[one]).join(' and ')
  const word = groups.length > 1 ? 'groups' : 'group'
  return `administrators of the approval ${word} ${names}, and root administrators`
}

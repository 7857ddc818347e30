/** What staff may decide of a reweigh. */
export type Decision = 'approve' | 'drop' | 'uphold' | 'waive'

type Words = { label: string; busyLabel: string; description: string; hint: string }

export const DECISIONS: Record<Decision, Words> = {
  approve: {
    label: 'Approve',
    busyLabel: 'Approving...',
    description:
      'The customer gets a mail with both weights, and has seven days to pay or dispute. After that the wallet is debited.',
    hint: 'Needed where the amount is less than the difference. The customer reads it.',
  },
  drop: {
    label: 'Drop',
    busyLabel: 'Dropping...',
    description: 'The customer is asked for nothing, and not told.',
    hint: 'It stands in the audit log.',
  },
  uphold: {
    label: 'Uphold',
    busyLabel: 'Upholding...',
    description: 'The weight stands. The customer gets a mail, and has three days to pay.',
    hint: 'The customer reads it in our mail.',
  },
  waive: {
    label: 'Waive',
    busyLabel: 'Waiving...',
    description: 'Nobody pays it. The customer gets a mail.',
    hint: 'The customer reads it in our mail.',
  },
}

export type ReweighDecision = 'approve' | 'drop' | 'uphold' | 'waive'

type ReweighDecisionTexts = { label: string; busyLabel: string; description: string; hint: string }

export const REWEIGH_DECISIONS: Record<ReweighDecision, ReweighDecisionTexts> = {
  approve: {
    label: 'Approve',
    busyLabel: 'Approving...',
    description:
      'The customer gets an e-mail with both weights, and has seven days to pay or dispute it. After that we debit the wallet.',
    hint: 'Required if the amount is less than the difference. The customer will read it.',
  },
  drop: {
    label: 'Drop',
    busyLabel: 'Dropping...',
    description: 'The customer pays nothing and gets no message.',
    hint: 'The reason is kept in the audit log.',
  },
  uphold: {
    label: 'Uphold',
    busyLabel: 'Upholding...',
    description: 'The weight is confirmed. The customer gets an e-mail and has three days to pay.',
    hint: 'The customer will read your reason in our e-mail.',
  },
  waive: {
    label: 'Waive',
    busyLabel: 'Waiving...',
    description: 'The customer pays nothing and gets an e-mail.',
    hint: 'The customer will read your reason in our e-mail.',
  },
}

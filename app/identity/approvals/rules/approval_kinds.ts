import type { ApprovalGroup } from '#identity/access/rules/approval_groups'

export const APPROVAL_KINDS = [
  'wallet_operation',
  'payment_credit',
  'refund',
  'credit_limit',
  'write_off',
  'credit_note',
  'tariff',
  'administrator',
  'setting',
] as const

export type ApprovalKindName = (typeof APPROVAL_KINDS)[number]

interface ApprovalKindLabels {
  label: string
  description: string
  group: ApprovalGroup
  amount?: string
}

export const APPROVAL_KIND_LABELS: Record<ApprovalKindName, ApprovalKindLabels> = {
  wallet_operation: {
    label: 'Wallet operations',
    description: 'Credits and debits of wallets by staff',
    group: 'FINANCE',
    amount: 'Operations above',
  },
  payment_credit: {
    label: 'Unmatched payments',
    description: 'Crediting an unmatched payment to a wallet',
    group: 'FINANCE',
    amount: 'Payments above',
  },
  refund: {
    label: 'Refunds',
    description: 'Refunds for voided shipments and for returns that a courier caused',
    group: 'FINANCE',
    amount: 'Refunds above',
  },
  credit_limit: {
    label: 'Credit limits',
    description: 'Raising the credit limit of an organization',
    group: 'FINANCE',
    amount: 'Limits above',
  },
  write_off: {
    label: 'Write-offs',
    description: 'Writing off the unpaid rest of an invoice',
    group: 'FINANCE',
    amount: 'Write-offs above',
  },
  credit_note: {
    label: 'Credit notes',
    description: 'Crediting part of an invoice by hand',
    group: 'FINANCE',
    amount: 'Credit notes above',
  },
  tariff: {
    label: 'Tariff',
    description: 'Publishing, planning and rolling back versions of the tariff',
    group: 'OPERATIONS',
  },
  administrator: {
    label: 'Administrators',
    description: 'Adding administrators, and changing their e-mail address or approval group',
    group: 'MANAGEMENT',
  },
  setting: {
    label: 'Sensitive settings',
    description: 'Changing fees, checks before payouts, referral amounts and these rules',
    group: 'MANAGEMENT',
  },
}

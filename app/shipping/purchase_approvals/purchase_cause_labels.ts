import type { PurchaseCause } from '#shipping/purchase_approvals/models/purchase_approval'

export const PURCHASE_CAUSE_LABELS: Record<PurchaseCause, string> = {
  role: 'They book, and somebody else pays.',
  above: 'The amount is above what they may pay alone.',
  limit: 'It would take them past their monthly limit.',
}

import type { PurchaseCause } from '#shipping/purchase_approvals/models/purchase_approval'

export const PURCHASE_CAUSE_LABELS: Record<PurchaseCause, string> = {
  role: 'They can book, but somebody else pays.',
  above: 'The amount is above what they can pay without approval.',
  limit: 'It would take them over their monthly limit.',
}

import type { ApprovalKind, AuditedChange } from '#identity/approvals/approval_kind'
import { isAboveThreshold } from '#identity/approvals/rules/second_person'
import { listUsersOfOwner } from '#identity/organizations/users_of_owner'
import { formatKobo } from '#shared/money/rules/money'
import {
  type PaymentResolution,
  type ResolvedPayment,
  resolveUnmatchedPayment,
} from '#wallet/funding/unmatched_payments'

const paymentCreditApproval: ApprovalKind<PaymentResolution, ResolvedPayment> = {
  name: 'payment_credit',
  ability: 'openConsole',
  perform: resolveUnmatchedPayment,
  concerns: ({ performed }, rule) =>
    performed.wallet !== null && isAboveThreshold(performed.amountKobo, rule),

  async about(trx, { audited, performed: { amountKobo, wallet } }, { id, comment }) {
    const subject = { kind: 'incoming_payment', id } as const
    const title = `unmatched payment of ${formatKobo(amountKobo)}`
    if (!wallet) return { title: `Settle an ${title}`, beneficiaryIds: [], subject }
    const whose = wallet.title.replace(/^./, (first) => first.toLowerCase())
    return {
      title: `Credit an ${title} to the ${whose}`,
      changes: [
        { field: 'Payment', before: mismatchReason(audited), after: 'Credited' },
        { field: 'Wallet', before: '--', after: wallet.title },
        { field: 'Comment', before: '--', after: comment },
      ],
      beneficiaryIds: await listUsersOfOwner(trx, wallet),
      subject,
    }
  },
}

function mismatchReason(audited: AuditedChange[]): string {
  return audited.find(({ action }) => action === 'payment.resolve')!.before!.attention
}

export default paymentCreditApproval

import type { ApprovalKind, Audited } from '#identity/approvals/approval_kind'
import { isAbove } from '#identity/approvals/rules/second_person'
import { peopleBehind } from '#identity/organizations/people_behind'
import { formatKobo } from '#shared/money/rules/money'
import { type Resolution, type Resolved, resolvePayment } from '#wallet/funding/attention'

/** Money that came and was credited to nobody, above an amount: staff say whose it is. */
const paymentCredits: ApprovalKind<Resolution, Resolved> = {
  name: 'payment_credit',
  ability: 'openConsole',
  perform: resolvePayment,
  concerns: ({ performed }, rule) =>
    performed.wallet !== null && isAbove(performed.amountKobo, rule),

  async about(trx, { audited, performed: { amountKobo, wallet } }, { id, comment }) {
    const subject = { kind: 'incoming_payment', id } as const
    const title = `unmatched payment of ${formatKobo(amountKobo)}`
    if (!wallet) return { title: `Settle an ${title}`, beneficiaryIds: [], subject }
    const whose = wallet.title.replace(/^./, (first) => first.toLowerCase())
    return {
      title: `Credit an ${title} to the ${whose}`,
      changes: [
        { field: 'Payment', before: attentionIn(audited), after: 'Credited' },
        { field: 'Wallet', before: '--', after: wallet.title },
        { field: 'Comment', before: '--', after: comment },
      ],
      beneficiaryIds: await peopleBehind(trx, wallet),
      subject,
    }
  },
}

/** Why it was credited to nobody. */
function attentionIn(audited: Audited[]): string {
  return audited.find(({ action }) => action === 'payment.resolve')!.before!.attention
}

export default paymentCredits

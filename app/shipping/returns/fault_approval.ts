import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { isAbove } from '#identity/approvals/rules/second_person'
import { peopleBehind } from '#identity/organizations/people_behind'
import { isBusiness } from '#identity/organizations/models/organization'
import { formatKobo } from '#shared/money/rules/money'
import voids from '#shipping/carriers/refund_approval'
import { type FaultCommand, type FaultRefunded, refundFault } from '#shipping/returns/fault'

/** Returns that a courier caused, which give more than an amount back. */
export const faultRefunds: ApprovalKind<FaultCommand, FaultRefunded> = {
  name: 'refund',
  ability: 'bookAsStaff',
  nairaFields: ['refunded'],
  perform: refundFault,
  concerns: ({ performed }, rule) => isAbove(performed.refundedKobo, rule),

  async about(trx, { performed: { first, refundedKobo } }) {
    const { organizationId, trackingNumber } = first
    const userId = isBusiness(organizationId) ? null : first.userId
    return {
      title: `Give ${formatKobo(refundedKobo)} back for the return of shipment ${trackingNumber}`,
      beneficiaryIds: await peopleBehind(trx, { organizationId, userId }),
      subject: { kind: 'shipment', id: trackingNumber },
    }
  },
}

const kindOf = (command: object): ApprovalKind<any, any> =>
  'returnId' in command ? faultRefunds : voids

/** All that gives a price back, under the one rule that staff have set for it. */
const refunds: ApprovalKind<object, any> = {
  ...voids,
  perform: (trx, by, command) => kindOf(command).perform(trx, by, command),
  about: (trx, tried, command) => kindOf(command).about(trx, tried, command),
}

export default refunds

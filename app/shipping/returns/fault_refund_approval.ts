import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { isAboveThreshold } from '#identity/approvals/rules/second_person'
import { listUsersOfOwner } from '#identity/organizations/users_of_owner'
import { isBusinessId } from '#identity/organizations/models/organization'
import { formatKobo } from '#shared/money/rules/money'
import voids from '#shipping/carriers/refund_approval'
import {
  type FaultRefundCommand,
  type FaultRefund,
  refundCourierFault,
} from '#shipping/returns/refund_fault'

export const faultRefundApproval: ApprovalKind<FaultRefundCommand, FaultRefund> = {
  name: 'refund',
  ability: 'bookAsStaff',
  nairaFields: ['refunded'],
  perform: refundCourierFault,
  concerns: ({ performed }, rule) => isAboveThreshold(performed.refundedKobo, rule),

  async about(trx, { performed: { first, refundedKobo } }) {
    const { organizationId, trackingNumber } = first
    const userId = isBusinessId(organizationId) ? null : first.userId
    return {
      title: `Give ${formatKobo(refundedKobo)} back for the return of shipment ${trackingNumber}`,
      beneficiaryIds: await listUsersOfOwner(trx, { organizationId, userId }),
      subject: { kind: 'shipment', id: trackingNumber },
    }
  },
}

const approvalKindOf = (command: object): ApprovalKind<any, any> =>
  'returnId' in command ? faultRefundApproval : voids

/** Voids and fault refunds share one kind of approval, because staff set one rule for both. */
const shipmentRefundApproval: ApprovalKind<object, any> = {
  ...voids,
  perform: (trx, by, command) => approvalKindOf(command).perform(trx, by, command),
  about: (trx, tried, command) => approvalKindOf(command).about(trx, tried, command),
}

export default shipmentRefundApproval

import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { isAbove } from '#identity/approvals/rules/second_person'
import { peopleBehind } from '#identity/organizations/people_behind'
import { isBusiness } from '#identity/organizations/models/organization'
import { formatKobo } from '#shared/money/rules/money'
import { type VoidCommand, type Voided, voidIn } from '#shipping/carriers/voiding'

/** Voids that give more than an amount back. */
const refunds: ApprovalKind<VoidCommand, Voided> = {
  name: 'refund',
  ability: 'bookAsStaff',
  nairaFields: ['refunded'],
  perform: voidIn,
  concerns: ({ performed }, rule) => isAbove(performed.refundedKobo, rule),

  async about(trx, { performed: { shipment, refundedKobo } }) {
    const { organizationId, trackingNumber } = shipment
    const userId = isBusiness(organizationId) ? null : shipment.userId
    return {
      title: `Void shipment ${trackingNumber} and give ${formatKobo(refundedKobo)} back`,
      beneficiaryIds: await peopleBehind(trx, { organizationId, userId }),
      subject: { kind: 'shipment', id: trackingNumber },
    }
  },
}

export default refunds

import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { isAboveThreshold } from '#identity/approvals/rules/second_person'
import { listUsersOfOwner } from '#identity/organizations/users_of_owner'
import { isBusinessId } from '#identity/organizations/models/organization'
import { formatKobo } from '#shared/money/rules/money'
import {
  type VoidCommand,
  type VoidedShipment,
  voidShipmentIn,
} from '#shipping/carriers/void_shipment'

const refundApproval: ApprovalKind<VoidCommand, VoidedShipment> = {
  name: 'refund',
  ability: 'bookAsStaff',
  nairaFields: ['refunded'],
  perform: voidShipmentIn,
  concerns: ({ performed }, rule) => isAboveThreshold(performed.refundedKobo, rule),

  async about(trx, { performed: { shipment, refundedKobo } }) {
    const { organizationId, trackingNumber } = shipment
    const userId = isBusinessId(organizationId) ? null : shipment.userId
    return {
      title: `Void shipment ${trackingNumber} and give ${formatKobo(refundedKobo)} back`,
      beneficiaryIds: await listUsersOfOwner(trx, { organizationId, userId }),
      subject: { kind: 'shipment', id: trackingNumber },
    }
  },
}

export default refundApproval

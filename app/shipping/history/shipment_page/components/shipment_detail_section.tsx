import { PendingApprovals } from '#identity/approvals/components/pending_approvals'
import { AdditionalPayments } from '#shipping/billing/components/additional_payments'
import { PendingPurchase } from '#shipping/purchase_approvals/components/use_purchase_decision'
import { ShipmentReturns } from '#shipping/returns/components/shipment_returns'
import { ShipmentReweighs } from '#shipping/reweighing/components/shipment_reweighs'
import { ReopenShipment } from '#shipping/shipment/components/reopen_shipment'
import { ShipmentDetail } from '#shipping/shipment/components/shipment_detail'
import type { OpenedShipmentData } from './shipment_page_data'

type ShipmentDetailSectionProps = {
  opened: OpenedShipmentData
  isStaff: boolean
  hasNotice?: boolean
  onChanged: () => void
}

export function ShipmentDetailSection({
  opened,
  isStaff,
  hasNotice,
  onChanged,
}: ShipmentDetailSectionProps) {
  const { shipment, reweighs, costTypes, waiting, purchase } = opened
  const isUnpaid = shipment.status === 'AWAITING_PAYMENT_CONFIRMATION'
  const shared = { shipment, isStaff, onChanged }
  return (
    <div className="grid gap-6">
      {!hasNotice && <PendingApprovals waiting={waiting} />}
      {!hasNotice && purchase && <PendingPurchase request={purchase} onChanged={onChanged} />}
      <ShipmentDetail
        {...shared}
        arrivedDamaged={opened.tracking?.arrivedDamaged}
        hasNotice={hasNotice}
        tariffVersion={opened.tariffVersion}
      />
      <ShipmentReturns shipment={shipment} returns={opened.returns} />
      {!isUnpaid && <ShipmentReweighs {...shared} reweighs={reweighs} />}
      {isStaff && isUnpaid && (
        <AdditionalPayments types={costTypes} shipment={shipment} onChanged={onChanged} />
      )}
      {isStaff && <ReopenShipment shipment={shipment} onReopened={onChanged} />}
    </div>
  )
}

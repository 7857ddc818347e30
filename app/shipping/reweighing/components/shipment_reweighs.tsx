import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { RecordWeightButton } from './record_weight_button'
import { ReweighCard } from './reweigh_card'
import type { ReweighData } from './pay_reweigh_dialog'

type ShipmentReweighsProps = {
  shipment: Data.Shipping.Shipment.Shipment
  reweighs: ReweighData[]
  isStaff: boolean
  onChanged: () => void
}

export function ShipmentReweighs(props: ShipmentReweighsProps) {
  const { shipment, reweighs, isStaff, onChanged } = props
  const { status, trackingNumber } = shipment
  const { caller } = usePage().props
  return (
    <>
      {reweighs.map((reweigh) => (
        <ReweighCard
          key={reweigh.id}
          level={3}
          title="Reweigh"
          reweigh={reweigh}
          readOnly={isStaff}
          onChanged={onChanged}
        />
      ))}
      {caller?.isAdmin && status !== 'VOIDED' && status !== 'CANCELED' && (
        <div>
          <RecordWeightButton
            label="Enter the courier's weight"
            trackingNumber={trackingNumber}
            onEntered={onChanged}
          />
        </div>
      )}
    </>
  )
}

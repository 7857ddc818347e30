import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { useLoaded } from '~/api/use_loaded'
import { CarrierWordButton } from './carrier_word_button'
import { ReweighCard } from './reweigh_card'

type ShipmentReweighsProps = {
  shipment: Data.Shipping.Shipment.Shipment
  isStaff: boolean
  /** Something was paid, so that the bill is another one. */
  onChanged: () => void
}

/** What came of the courier's weighing of a paid shipment; nothing where it agrees with ours. */
export function ShipmentReweighs({ shipment, isStaff, onChanged }: ShipmentReweighsProps) {
  const { id: shipmentId, status, trackingNumber } = shipment
  const { data, retry } = useLoaded('api.shipping.reweighs.index', { query: { shipmentId } })
  const { caller } = usePage().props
  const changed = () => {
    retry()
    onChanged()
  }
  return (
    <>
      {data?.map((reweigh) => (
        <ReweighCard
          key={reweigh.id}
          level={3}
          title="Reweigh"
          reweigh={reweigh}
          readOnly={isStaff}
          onChanged={changed}
        />
      ))}
      {caller?.isAdmin && status !== 'VOIDED' && status !== 'CANCELED' && (
        <div>
          <CarrierWordButton
            label="Enter the courier's weight"
            trackingNumber={trackingNumber}
            onEntered={changed}
          />
        </div>
      )}
    </>
  )
}

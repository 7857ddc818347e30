import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import type { ReturnableData } from '../components/return_packages_field'
import { ReturnForm } from '../components/return_form'

type ReturnShipmentProps = {
  shipment: { id: number; trackingNumber: number; receiver: string; country: string }
  returnable: ReturnableData
}

export default function ReturnShipment({ shipment, returnable }: ReturnShipmentProps) {
  const { id, trackingNumber, receiver, country } = shipment
  const href = urlFor('shipping.shipment', { number: String(trackingNumber) })
  return (
    <>
      <PageHeader
        title={`Return ${trackingNumber}`}
        description={
          returnable.isPaidHere
            ? `From ${receiver}, ${country}, back to its sender.`
            : 'The sender is asked to approve it and to pay for it.'
        }
        back={{ label: `Shipment ${trackingNumber}`, href, as: Link }}
      />
      {returnable.against ? (
        <Card>
          <EmptyState title="This shipment cannot be returned">{returnable.against}</EmptyState>
        </Card>
      ) : (
        <ReturnForm shipmentId={id} returnable={returnable} />
      )}
    </>
  )
}

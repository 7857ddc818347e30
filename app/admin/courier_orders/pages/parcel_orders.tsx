import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { StatusBadge } from '#shipping/shipment/components/shipment_status_badge'
import { LabelField } from '#admin/by_hand/components/label_field'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import { AttemptCard } from '../components/attempt_card'
import { CourierExchangesCard } from '../components/courier_exchanges_card'
import { CourierDocumentsCard } from '../components/courier_documents_card'

interface ParcelOrdersProps {
  parcel: Data.Shipping.Carriers.Attempts.ParcelOrders
}

export default function ParcelOrders({ parcel }: ParcelOrdersProps) {
  const { status, inTransit, trackingNumber, waybillNumber, attempts, papers } = parcel
  const title = `Orders for ${trackingNumber}`
  return (
    <>
      <PageHeader
        title={title}
        description={[parcel.courier, waybillNumber && `waybill ${waybillNumber}`]
          .filter(Boolean)
          .join(', ')}
        badge={<StatusBadge {...{ status, inTransit }} isStaff />}
        back={{ label: 'Courier Orders', href: urlFor('admin.courier_orders', {}), as: Link }}
      />
      <div className="grid gap-6">
        {attempts.map((attempt) => (
          <AttemptCard key={attempt.id} attempt={attempt} />
        ))}
        {attempts.length === 0 && (
          <Card title="No order">
            <p>We have never sent a courier an order for this parcel.</p>
          </Card>
        )}
        {papers.length > 0 && <CourierDocumentsCard papers={papers} />}
        {parcel.mayUpload && (
          <Card title="Label">
            <LabelField parcel={parcel} />
          </Card>
        )}
        <CourierExchangesCard exchanges={parcel.exchanges} />
      </div>
    </>
  )
}

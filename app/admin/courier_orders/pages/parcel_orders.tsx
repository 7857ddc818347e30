import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { StatusBadge } from '#shipping/shipment/components/shipment_status_badge'
import { LabelField } from '#admin/by_hand/components/label_field'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import { CourierExchangesCard } from '../components/courier_exchanges_card'
import { AttemptCard } from '../components/attempt_card'
import { OrderDialogs } from '../components/order_decisions'
import { Download } from 'lucide-react'
import { apiUrl } from '~/api/call_api'
import { buttonClass } from '~/ui/button_style'

interface ParcelOrdersProps {
  parcel: Data.Shipping.Carriers.Attempts.ParcelOrders
  /** The orders on which staff may decide. */
  undecided: Order[]
}

type Order = Data.Shipping.Carriers.Attempts.UnfinishedOrder

export default function ParcelOrders({ parcel, undecided }: ParcelOrdersProps) {
  const { status, inTransit, parcelState, trackingNumber, waybillNumber, attempts, papers } = parcel
  const title = `Orders for ${trackingNumber}`
  return (
    <>
      <PageHeader
        title={title}
        description={[parcel.courier, waybillNumber && `waybill ${waybillNumber}`]
          .filter(Boolean)
          .join(', ')}
        badge={
          <StatusBadge status={status} inTransit={inTransit} parcelState={parcelState} isStaff />
        }
        back={{ label: 'Courier Orders', href: urlFor('admin.courier_orders', {}), as: Link }}
      />
      <div className="grid gap-6">
        {attempts.map((attempt) => (
          <AttemptCard
            key={attempt.id}
            attempt={attempt}
            order={undecided.find(({ id }) => id === attempt.id)}
          />
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
        <CourierExchangesCard
          exchanges={parcel.exchanges}
          isSandbox={attempts.some(({ driver }) => driver === 'sandbox')}
        />
      </div>
      <OrderDialogs orders={undecided} />
    </>
  )
}

type CourierDocumentLink = Data.Shipping.Carriers.Attempts.ParcelOrders['papers'][number]

function CourierDocumentsCard({ papers }: { papers: CourierDocumentLink[] }) {
  return (
    <Card title="From the courier">
      <div className="flex flex-wrap items-center gap-3">
        {papers.map(({ id, name, isDownloadable }) =>
          isDownloadable ? (
            <a
              key={id}
              href={apiUrl('api.shipping.courier_papers.show', { params: { id } })}
              download
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              <Download aria-hidden="true" className="size-4" />
              {name}
            </a>
          ) : (
            <span key={id} className="text-sm text-danger">
              {name}
            </span>
          )
        )}
      </div>
    </Card>
  )
}

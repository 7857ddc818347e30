import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { PageHeader } from '~/ui/page_header'
import { StatusBadge } from '#shipping/shipment/components/shipment_status_badge'
import { type HistoryRow, isRowUnpaid } from '../../components/history_row'

interface ShipmentHeaderProps {
  row: HistoryRow
  isStaff: boolean
  children: ReactNode
}

export function ShipmentHeader({ row, isStaff, children }: ShipmentHeaderProps) {
  const { status, inTransit, parcelState } = row
  return (
    <PageHeader
      title={`Shipment ${row.trackingNumber}`}
      badge={
        !isRowUnpaid(row) && (
          <StatusBadge
            status={status}
            inTransit={inTransit}
            parcelState={parcelState}
            isStaff={isStaff}
          />
        )
      }
      description={
        <>
          {row.originState ?? row.originCountry} to{' '}
          {row.destinationCity ?? row.destinationState ?? row.destinationCountry}, for{' '}
          {row.recipient}. {row.serviceType}, booked on {row.requestDay}.
        </>
      }
      back={{ label: 'Past Shipments', href: urlFor('shipping.history', {}), as: Link }}
      actions={children}
    />
  )
}

import type { Data } from '@generated/data'
import { lazy, Suspense, useMemo } from 'react'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { go } from '~/address/use_address'
import { useParam } from '~/address/use_address'
import { WaitingApprovals } from '#identity/approvals/components/waiting_approvals'
import { urlFor } from '~/client'
import { useLive } from '~/live/use_live'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import { CarriageCard } from '#shipping/costs/components/carriage_card'
import { StatusBadge } from '#shipping/shipment/components/shipment_status'
import { ClearanceNeeds } from '../../components/clearance_needs'
import { type HistoryRow, isUnpaid } from '../../components/row'
import { RowDialogs, useRowQuestion } from '../../components/questions/row_dialogs'
import { useRetry } from '../../components/use_retry'
import { useSeenShipments } from '../../components/use_seen_shipments'
import { NextStep } from '../components/next_step'
import { OpenedDetail } from '../components/opened_detail'
import { OpenedTracking } from '../components/opened_tracking'
import type { Opened } from '../components/opened_types'
import { Papers } from '../components/papers'
import { ShipmentActions } from '../components/shipment_actions'

const ClearanceDialog = lazy(() => import('../../components/clearance_dialog'))

interface ShipmentProps {
  row: HistoryRow
  reference: string
  trackingLink: string
  isStaff: boolean
  opened?: Opened
  /** For staff of the console alone. */
  carriage?: Data.Shipping.Costs.Carriage | null
}

/** One shipment: where it stands, what happened to it, what was booked, and all that can be done with it. */
export default function Shipment(props: ShipmentProps) {
  const { row, opened, isStaff } = props
  const rows = useMemo(() => [row], [row])
  useSeenShipments(rows, { isStaff })
  useLive('shipments', ['row', 'opened', 'carriage'])
  const asked = useRowQuestion(rows)
  const [view, setView] = useParam('view', { replace: true })
  const changed = () => router.reload({ only: ['row', 'opened'] })
  const onRetry = useRetry(changed)
  const documents = row.clearanceDocuments
  const { status, inTransit, parcelState } = row

  return (
    <>
      <PageHeader
        title={`Shipment ${row.trackingNumber}`}
        badge={!isUnpaid(row) && <StatusBadge {...{ status, inTransit, parcelState, isStaff }} />}
        description={
          <>
            {row.originCountry} to {row.recipient}, {row.destinationCountry}. {row.serviceType},
            booked on {row.requestDay}.
          </>
        }
        back={{ label: 'Past Shipments', href: urlFor('shipping.history', {}), as: Link }}
        actions={
          <ShipmentActions
            {...props}
            onOpen={(wanted) => setView(wanted)}
            onAsk={asked.open}
            onRetry={onRetry}
          />
        }
      />
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <div className="grid gap-4 sm:gap-6">
          {opened && <WaitingApprovals waiting={opened.waiting} />}
          <NextStep row={row} opened={opened} isStaff={isStaff} />
          <Papers row={row} />
          {documents.length > 0 && (
            <Card title="Clearance documents">
              <ClearanceNeeds documents={documents} onInitiated={isStaff ? changed : undefined} />
            </Card>
          )}
        </div>
        <OpenedTracking row={row} opened={opened} />
      </div>
      {opened && (
        <Card title="Shipment Detail" className="mt-4 sm:mt-6">
          <OpenedDetail opened={opened} isStaff={isStaff} onChanged={changed} hasNotice />
        </Card>
      )}
      {props.carriage && <CarriageCard carriage={props.carriage} />}
      {isStaff && opened && view === 'clearance' && (
        <Suspense fallback={null}>
          <ClearanceDialog
            open
            row={row}
            types={opened.documentTypes}
            onClose={() => setView(null)}
            onChanged={changed}
            onSubmitted={() => go({ view: null }, { replace: true, only: ['row', 'opened'] })}
          />
        </Suspense>
      )}
      <RowDialogs {...{ asked, isStaff }} onDone={changed} />
    </>
  )
}

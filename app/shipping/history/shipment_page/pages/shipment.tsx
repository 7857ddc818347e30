import type { Data } from '@generated/data'
import { lazy, Suspense, useMemo } from 'react'
import { router } from '@inertiajs/react'
import { changeUrl } from '~/url/use_url_query'
import { useQueryParam } from '~/url/use_url_query'
import { PendingApprovals } from '#identity/approvals/components/pending_approvals'
import { useLiveProps } from '~/live/use_live_props'
import { Card } from '~/ui/card'
import { CarriageCard } from '#shipping/costs/components/carriage_card'
import { ClearanceDocuments } from '../../components/clearance_documents'
import type { HistoryRow } from '../../components/history_row'
import {
  RowConfirmations,
  useRowConfirmation,
} from '../../components/confirmations/row_confirmations'
import { useRetryBooking } from '../../components/use_retry_booking'
import { useSaveListedShipments } from '../../components/use_save_listed_shipments'
import { ShipmentHeader } from '../components/shipment_header'
import { NextShipmentStep } from '../components/next_shipment_step'
import { ShipmentDetailSection } from '../components/shipment_detail_section'
import { ShipmentTrackingSection } from '../components/shipment_tracking'
import type { OpenedShipmentData } from '../components/shipment_page_data'
import { ShipmentDocuments } from '../components/shipment_documents'
import { ShipmentActions } from '../components/shipment_actions'

const ClearanceDialog = lazy(() => import('../../components/clearance_dialog'))

interface ShipmentProps {
  row: HistoryRow
  reference: string
  trackingLink: string
  isStaff: boolean
  opened?: OpenedShipmentData
  /** Sent to console staff only: what the carriage of the shipment cost us. */
  carriage?: Data.Shipping.Costs.Carriage | null
}

export default function Shipment(props: ShipmentProps) {
  const { row, opened, isStaff } = props
  const rows = useMemo(() => [row], [row])
  useSaveListedShipments(rows, { isStaff })
  useLiveProps('shipments', ['row', 'opened', 'carriage'])
  const confirmation = useRowConfirmation(rows)
  const [view, setView] = useQueryParam('view', { replace: true })
  const changed = () => router.reload({ only: ['row', 'opened'] })
  const onRetry = useRetryBooking(changed)
  const documents = row.clearanceDocuments

  return (
    <>
      <ShipmentHeader row={row} isStaff={isStaff}>
        <ShipmentActions
          {...props}
          onOpen={(wanted) => setView(wanted)}
          onConfirm={confirmation.open}
          onRetry={onRetry}
        />
      </ShipmentHeader>
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-4 sm:gap-6">
          {opened && <PendingApprovals waiting={opened.waiting} />}
          <NextShipmentStep {...{ row, opened, isStaff }} onChanged={changed} />
          <ShipmentDocuments row={row} />
          {documents.length > 0 && (
            <Card title="Clearance documents">
              <ClearanceDocuments
                documents={documents}
                onInitiated={isStaff ? changed : undefined}
              />
            </Card>
          )}
        </div>
        <div className="lg:row-span-2">
          <ShipmentTrackingSection row={row} opened={opened} />
        </div>
        {opened && (
          <Card title="Shipment Detail">
            <ShipmentDetailSection
              opened={opened}
              isStaff={isStaff}
              onChanged={changed}
              hasNotice
            />
          </Card>
        )}
      </div>
      {props.carriage && <CarriageCard carriage={props.carriage} />}
      {isStaff && opened && view === 'clearance' && (
        <Suspense fallback={null}>
          <ClearanceDialog
            open
            row={row}
            types={opened.documentTypes}
            onClose={() => setView(null)}
            onChanged={changed}
            onSubmitted={() =>
              changeUrl({ view: null }, { replace: true, only: ['row', 'opened'] })
            }
          />
        </Suspense>
      )}
      <RowConfirmations confirmation={confirmation} isStaff={isStaff} onDone={changed} />
    </>
  )
}

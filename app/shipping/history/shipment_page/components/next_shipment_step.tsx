import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { CreditCard } from 'lucide-react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { PendingPurchase } from '#shipping/purchase_approvals/components/use_purchase_decision'
import { ParcelStateNotice } from '#shipping/shipment/components/parcel_state_notice'
import { parcelTrouble } from '#shipping/shipment/rules/parcel_states'
import { completeBookingHref } from '../../components/history_cells'
import { type HistoryRow, isRefused, isRowUnpaid } from '../../components/history_row'
import { RefusedShipmentActions } from './refused_shipment_actions'
import type { OpenedShipmentData } from './shipment_page_data'

type NextShipmentStepProps = {
  row: HistoryRow
  /** Loads after the page. */
  opened: OpenedShipmentData | undefined
  isStaff: boolean
  onChanged: () => void
}

export function NextShipmentStep({ row, opened, isStaff, onChanged }: NextShipmentStepProps) {
  const arrivedDamaged = opened?.tracking?.arrivedDamaged
  if (parcelTrouble(row, arrivedDamaged)) {
    return (
      <ParcelStateNotice shipment={row} arrivedDamaged={arrivedDamaged} isStaff={isStaff}>
        {isRefused(row) && <RefusedShipmentActions {...{ opened, isStaff, onChanged }} />}
      </ParcelStateNotice>
    )
  }
  if (opened?.purchase) return <PendingPurchase request={opened.purchase} onChanged={onChanged} />
  const { now, next } = describeNextStep(row, opened)
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-lg font-semibold">{now}</p>
          {next && <p className="mt-0.5 text-ink-muted">{next}</p>}
        </div>
        {isRowUnpaid(row) && !row.awaitsApproval && (
          <Button
            as={Link}
            href={completeBookingHref(row)}
            size="lg"
            className="max-sm:w-full"
            icon={<CreditCard aria-hidden="true" className="size-5" />}
          >
            Complete Booking
          </Button>
        )}
      </div>
    </Card>
  )
}

function describeNextStep(
  row: HistoryRow,
  opened: OpenedShipmentData | undefined
): { now: string; next: ReactNode } {
  const { tracking, shipment } = opened ?? {}
  const day = tracking?.deliveryDay
  switch (row.status) {
    case 'AWAITING_PAYMENT_CONFIRMATION':
      if (row.awaitsApproval) return { now: 'Waiting for an owner’s approval', next: null }
      return { now: 'Not paid for yet', next: 'Pay for it and we will send it.' }
    case 'PENDING':
      return {
        now: 'Paid. We are getting your waybill',
        next: 'This usually takes a minute. We e-mail it to you as well.',
      }
    case 'BOOKED':
      return { now: 'Booked with the courier', next: shipment && handOverText(shipment) }
    case 'COURIER_ASSIGNED':
      return { now: 'On its way', next: day && expectedText(day, row) }
    case 'DELIVERED':
      return { now: 'Delivered', next: day && `It arrived on ${day}.` }
    case 'CANCELED':
      return { now: 'This booking was cancelled', next: 'Book it again to send it.' }
    case 'VOIDED':
      return { now: 'This shipment was voided', next: 'We refunded its price.' }
    // ParcelStateNotice covers this status.
    case 'PENDING_ISSUE':
      return { now: '', next: null }
  }
}

function expectedText(day: string, { deliveryDelay }: HistoryRow): string {
  return deliveryDelay ? `It was expected on ${day} and is late.` : `Expected on ${day}.`
}

function handOverText({ pickup, pickupArrangement }: OpenedShipmentData['shipment']): string {
  if (pickupArrangement) return `Pickup: ${pickupArrangement.text}.`
  return pickup
    ? 'The courier will come to collect it. Pack it and put the waybill on it.'
    : 'Put the waybill on it and bring it to our office.'
}

import { Link } from '@adonisjs/inertia/react'
import { PendingApprovals } from '#identity/approvals/components/pending_approvals'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { useLiveProps } from '~/live/use_live_props'
import { PageHeader } from '~/ui/page_header'
import { FaultCard } from '../components/fault_card'
import { ReturnDecision } from '../components/return_decision'
import { ReturnFacts } from '../components/return_facts'
import { type ReturnData, RETURN_KIND_LABELS, ReturnBadge } from '../components/return_labels'

type ReturnProps = {
  asked: ReturnData
  /** True if the viewer is the one who pays for the return. */
  isOwn: boolean
  isStaff: boolean
  refundsFirst: boolean
  /** How many naira a refund would return. */
  refundable: number
  waiting: Data.Identity.Approvals.WaitingApproval[]
}

export default function Return({
  asked,
  isOwn,
  isStaff,
  refundsFirst,
  refundable,
  waiting,
}: ReturnProps) {
  useLiveProps('shipments', ['asked'])
  const title = `${RETURN_KIND_LABELS[asked.kind]} of ${asked.shipment.trackingNumber}`
  const isRefundable = isStaff && asked.state === 'done' && asked.refunded === null
  return (
    <>
      <PageHeader
        title={title}
        badge={<ReturnBadge state={asked.state} />}
        description={`From ${asked.shipment.receiver}, ${asked.shipment.country}.`}
        back={{ label: 'Returns', href: urlFor('shipping.returns', {}), as: Link }}
      />
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <ReturnFacts returnRequest={asked} />
        <div className="grid gap-4 sm:gap-6">
          <PendingApprovals waiting={waiting} />
          {isOwn && asked.state === 'waiting' && <ReturnDecision returnRequest={asked} />}
          {isRefundable && (
            <FaultCard returnRequest={asked} refundsFirst={refundsFirst} refundable={refundable} />
          )}
        </div>
      </div>
    </>
  )
}

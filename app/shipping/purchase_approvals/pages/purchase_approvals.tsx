import { router } from '@inertiajs/react'
import { useLiveProps } from '~/live/use_live_props'
import { PageHeader } from '~/ui/page_header'
import { usePurchaseDecision } from '../components/use_purchase_decision'
import { NoPurchases, type NoPurchasesProps } from '../components/no_purchases'
import { PurchaseCard } from '../components/purchase_card'
import type { PurchaseData } from '../components/purchase_data'

type PurchaseApprovalsProps = NoPurchasesProps & { requests: PurchaseData[] }

const reloadRequests = () => router.reload({ only: ['requests', 'walletBalance'] })

export default function PurchaseApprovals(props: PurchaseApprovalsProps) {
  const { isOwner, approvalAbove, requests } = props
  useLiveProps('shipments', ['requests'])
  const waiting = requests.filter(({ outcome }) => outcome === null)
  const decided = requests.filter(({ outcome }) => outcome !== null)
  const { actionsOf, dialog } = usePurchaseDecision(requests, reloadRequests)
  return (
    <>
      <PageHeader
        title="Waiting for Approval"
        description={
          isOwner
            ? 'Bookings your team has asked you to pay for.'
            : 'Bookings you have asked an owner to pay for.'
        }
      />
      <div className="grid gap-4">
        {waiting.length === 0 && <NoPurchases isOwner={isOwner} approvalAbove={approvalAbove} />}
        {waiting.map((one) => (
          <PurchaseCard key={one.id} request={one} actions={actionsOf(one)} />
        ))}
        {decided.length > 0 && (
          <h2 className="mt-4 text-lg font-semibold">Decided in the last 30 days</h2>
        )}
        {decided.map((one) => (
          <PurchaseCard key={one.id} request={one} />
        ))}
      </div>
      {dialog}
    </>
  )
}

import { router, usePage } from '@inertiajs/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { useRowDialog } from '~/hooks/use_row_dialog'
import { useLiveProps } from '~/live/use_live_props'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import {
  ApprovePurchaseDialog,
  RefusePurchaseDialog,
} from '../components/purchase_decision_dialogs'
import { NoPurchases, type NoPurchasesProps } from '../components/no_purchases'
import { PurchaseCard } from '../components/purchase_card'
import type { PurchaseData } from '../components/purchase_data'

type PurchaseApprovalsProps = NoPurchasesProps & { requests: PurchaseData[] }

const reloadRequests = () => router.reload({ only: ['requests', 'walletBalance'] })

export default function PurchaseApprovals(props: PurchaseApprovalsProps) {
  const { isOwner, approvalAbove, requests } = props
  const { opened, open, dialog } = useRowDialog<PurchaseData, 'approve' | 'refuse'>()
  useLiveProps('shipments', ['requests'])
  const waiting = requests.filter(({ outcome }) => outcome === null)
  const decided = requests.filter(({ outcome }) => outcome !== null)
  // Use the current request, because its price may have changed while the dialog is open.
  const request = requests.find(({ id }) => id === opened?.row?.id) ?? opened?.row
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
          <PurchaseCard
            key={one.id}
            request={one}
            actions={
              <>
                <WithdrawRequestButton request={one} />
                {isOwner && (
                  <>
                    <Button variant="secondary" onClick={() => open('refuse', one)}>
                      Refuse
                    </Button>
                    <Button onClick={() => open('approve', one)}>Approve</Button>
                  </>
                )}
              </>
            }
          />
        ))}
        {decided.length > 0 && (
          <h2 className="mt-4 text-lg font-semibold">Decided in the last 30 days</h2>
        )}
        {decided.map((one) => (
          <PurchaseCard key={one.id} request={one} />
        ))}
      </div>
      {request && opened?.view === 'approve' && (
        <ApprovePurchaseDialog
          key={opened.key}
          request={request}
          {...dialog}
          onChanged={reloadRequests}
        />
      )}
      {request && opened?.view === 'refuse' && (
        <RefusePurchaseDialog
          key={opened.key}
          request={request}
          {...dialog}
          onChanged={reloadRequests}
        />
      )}
    </>
  )
}

function WithdrawRequestButton({ request }: { request: PurchaseData }) {
  const { caller } = usePage().props
  const { busy, send } = useApiCall()
  if (caller?.id !== request.askedById) return null

  async function takeBack() {
    showOutcome(
      await send('api.shipping.purchase_approvals.destroy', { params: { id: request.id } })
    )
    reloadRequests()
  }

  return (
    <Button variant="secondary" busy={busy} onClick={takeBack}>
      Withdraw
    </Button>
  )
}

import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { DeferredProp } from '~/components/deferred_prop'
import { useLiveProps } from '~/live/use_live_props'
import { PageHeader } from '~/ui/page_header'
import { Skeleton } from '~/ui/skeleton'
import { TodayCards, TodayCardsSkeleton, WeekCharts } from '../components/today_figures'
import { StaffQueueList } from '../components/staff_queue_list'
import { UnmatchedPaymentList } from '../components/unmatched_payment_list'
import { BvnReviewList } from '../components/bvn_review_list'
import { UnmatchedWebhookList } from '../components/unmatched_webhook_list'
import { StuckShipmentList } from '../components/stuck_shipment_list'
import { WaybillCancellationList } from '../components/waybill_cancellation_list'

interface HomeProps {
  queues?: Data.Admin.Console.StaffQueue[]
  figures?: Data.Admin.Console.ConsoleFigures
  stuck?: Data.Admin.Console.StuckShipment[]
  payments?: Data.Wallet.Funding.UnmatchedPayment.Variants['forConsole'][]
  unmatchedWebhooks?: Data.Wallet.Providers.UnmatchedWebhooks.UnmatchedWebhook[]
  bvnReviews?: Data.Wallet.Payouts.BvnReview[]
  waybills?: Data.Shipping.Carriers.WaybillCancellation[]
}

const LIVE_PROPS = [
  'queues',
  'figures',
  'stuck',
  'payments',
  'unmatchedWebhooks',
  'bvnReviews',
  'waybills',
]

export default function ConsoleHome(props: HomeProps) {
  const { queues, figures } = props
  const { caller } = usePage().props
  useLiveProps('tasks', LIVE_PROPS, { pauseMs: 5_000 })
  return (
    <>
      <PageHeader title="Welcome" description={caller?.fullName} />
      <div className="grid gap-6">
        <DeferredProp
          name="queues"
          value={queues}
          loading={<Skeleton className="h-48 w-full" />}
          failed="Could not load what waits for you."
        >
          {(value) => <StaffQueueList queues={value} />}
        </DeferredProp>
        <DeferredProp
          name="figures"
          value={figures}
          loading={<TodayCardsSkeleton />}
          failed="Could not load the figures of today."
        >
          {(value) => (
            <>
              <TodayCards figures={value} />
              <WeekCharts figures={value} />
            </>
          )}
        </DeferredProp>
        <WaitingLists {...props} />
      </div>
    </>
  )
}

/** The queues whose rows staff settle on this page. */
function WaitingLists(props: HomeProps) {
  const { queues, stuck, payments, unmatchedWebhooks, bvnReviews, waybills } = props
  const totalOf = (wanted: Data.Admin.Console.StaffQueue['key']) =>
    queues?.find(({ key }) => key === wanted)?.count
  return (
    <>
      <DeferredProp
        name="stuck"
        value={stuck}
        loading={<Skeleton className="h-24 w-full" />}
        failed="Could not load the parcels that are stuck."
      >
        {(value) => <StuckShipmentList rows={value} total={totalOf('stuck')} />}
      </DeferredProp>
      <DeferredProp
        name="bvnReviews"
        value={bvnReviews}
        loading={null}
        failed="Could not load the BVNs in another name."
      >
        {(value) => <BvnReviewList reviews={value} total={totalOf('bvns')} leadsToPerson />}
      </DeferredProp>
      <DeferredProp
        name="waybills"
        value={waybills}
        loading={null}
        failed="Could not load the waybills that couriers have not cancelled."
      >
        {(value) => <WaybillCancellationList waybills={value} total={totalOf('waybills')} />}
      </DeferredProp>
      <DeferredProp
        name="payments"
        value={payments}
        loading={<Skeleton className="h-24 w-full" />}
        failed="Could not load the unmatched payments."
      >
        {(value) => <UnmatchedPaymentList payments={value} total={totalOf('payments')} />}
      </DeferredProp>
      <DeferredProp
        name="unmatchedWebhooks"
        value={unmatchedWebhooks}
        loading={null}
        failed="Could not load the payments that are not ours."
      >
        {(value) => <UnmatchedWebhookList notes={value} total={totalOf('webhooks')} />}
      </DeferredProp>
    </>
  )
}

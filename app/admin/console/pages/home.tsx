import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { DeferredProp } from '~/components/deferred_prop'
import { useLiveProps } from '~/live/use_live_props'
import { PageHeader } from '~/ui/page_header'
import { Skeleton } from '~/ui/skeleton'
import { TodayCards, TodayCardsSkeleton, WeekCharts } from '../components/today_figures'
import { UnmatchedPaymentList } from '../components/unmatched_payment_list'
import { BvnReviewList } from '../components/bvn_review_list'
import { UnmatchedWebhookList } from '../components/unmatched_webhook_list'
import { StuckShipmentList } from '../components/stuck_shipment_list'
import { WaybillCancellationList } from '../components/waybill_cancellation_list'

interface HomeProps {
  figures?: Data.Admin.Console.ConsoleFigures
  payments?: Data.Wallet.Funding.UnmatchedPayment.Variants['forConsole'][]
  unmatchedWebhooks?: Data.Wallet.Providers.UnmatchedWebhooks.UnmatchedWebhook[]
  bvnReviews?: Data.Wallet.Payouts.BvnReview[]
  waybills?: Data.Shipping.Carriers.WaybillCancellation[]
}

const LIVE_PROPS = ['figures', 'payments', 'unmatchedWebhooks', 'bvnReviews', 'waybills']

export default function ConsoleHome({
  figures,
  payments,
  unmatchedWebhooks,
  ...waiting
}: HomeProps) {
  const { bvnReviews, waybills } = waiting
  const { caller } = usePage().props
  useLiveProps('tasks', LIVE_PROPS, { pauseMs: 5_000 })
  return (
    <>
      <PageHeader title="Welcome" description={caller?.fullName} />
      <DeferredProp
        name="figures"
        value={figures}
        loading={<TodayCardsSkeleton />}
        failed="Could not load the figures of today."
      >
        {(value) => (
          <div className="grid gap-6">
            <TodayCards figures={value} />
            <WeekCharts figures={value} />
            <StuckShipmentList figures={value} />
          </div>
        )}
      </DeferredProp>
      <div className="mt-6 grid gap-6">
        <DeferredProp
          name="bvnReviews"
          value={bvnReviews}
          loading={null}
          failed="Could not load the BVNs in another name."
        >
          {(value) => <BvnReviewList reviews={value} leadsToPerson />}
        </DeferredProp>
        <DeferredProp
          name="waybills"
          value={waybills}
          loading={null}
          failed="Could not load the waybills that couriers have not cancelled."
        >
          {(value) => <WaybillCancellationList waybills={value} />}
        </DeferredProp>
        <DeferredProp
          name="payments"
          value={payments}
          loading={<Skeleton className="h-24 w-full" />}
          failed="Could not load the unmatched payments."
        >
          {(value) => <UnmatchedPaymentList payments={value} />}
        </DeferredProp>
        <DeferredProp
          name="unmatchedWebhooks"
          value={unmatchedWebhooks}
          loading={null}
          failed="Could not load the payments that are not ours."
        >
          {(value) => <UnmatchedWebhookList notes={value} />}
        </DeferredProp>
      </div>
    </>
  )
}

import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { LateProp } from '~/components/late_prop'
import { useLive } from '~/live/use_live'
import { PageHeader } from '~/ui/page_header'
import { Skeleton } from '~/ui/skeleton'
import { DayCards, LoadingCards, Week } from '../components/day_figures'
import { MoneyList } from '../components/money_list'
import { BvnList } from '../components/bvn_list'
import { StrayNoteList } from '../components/stray_note_list'
import { WaitingList } from '../components/waiting_list'
import { WaybillList } from '../components/waybill_list'

interface HomeProps {
  figures?: Data.Admin.Console.ConsoleFigures
  payments?: Data.Wallet.Funding.PaymentForAttention.Variants['forConsole'][]
  strayNotes?: Data.Wallet.Providers.Strays.StrayNote[]
  bvnReviews?: Data.Wallet.Payouts.BvnReview[]
  waybills?: Data.Shipping.Carriers.WaybillReturn[]
}

const LIVE = ['figures', 'payments', 'strayNotes', 'bvnReviews', 'waybills']

export default function Home({ figures, payments, strayNotes, ...waiting }: HomeProps) {
  const { bvnReviews, waybills } = waiting
  const { caller } = usePage().props
  useLive('tasks', LIVE, { pauseMs: 5_000 })
  return (
    <>
      <PageHeader title="Welcome" description={caller?.fullName} />
      <LateProp
        name="figures"
        value={figures}
        loading={<LoadingCards />}
        failed="The figures of today could not be loaded."
      >
        {(value) => (
          <div className="grid gap-6">
            <DayCards figures={value} />
            <Week figures={value} />
            <WaitingList figures={value} />
          </div>
        )}
      </LateProp>
      <div className="mt-6 grid gap-6">
        <LateProp
          name="bvnReviews"
          value={bvnReviews}
          loading={null}
          failed="The BVNs in another name could not be loaded."
        >
          {(value) => <BvnList reviews={value} leadsToPerson />}
        </LateProp>
        <LateProp
          name="waybills"
          value={waybills}
          loading={null}
          failed="The waybills that couriers have not taken back could not be loaded."
        >
          {(value) => <WaybillList waybills={value} />}
        </LateProp>
        <LateProp
          name="payments"
          value={payments}
          loading={<Skeleton className="h-24 w-full" />}
          failed="The money that needs attention could not be loaded."
        >
          {(value) => <MoneyList payments={value} />}
        </LateProp>
        <LateProp
          name="strayNotes"
          value={strayNotes}
          loading={null}
          failed="What payment companies told us of could not be loaded."
        >
          {(value) => <StrayNoteList notes={value} />}
        </LateProp>
      </div>
    </>
  )
}

import { Head, usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { PackagePlus, TriangleAlert } from 'lucide-react'
import { urlFor } from '~/client'
import { LateProp } from '~/components/late_prop'
import { PageHeader } from '~/ui/page_header'
import { StatCard } from '~/ui/stat_card'
import { DashboardButton } from '../components/dashboard_button'
import { WaitingList } from '../components/waiting_list'

type Figures = Data.Admin.ConsoleFigures

export default function Home({ figures }: { figures?: Figures }) {
  const { caller } = usePage().props
  return (
    <>
      <Head title="Welcome" />
      <PageHeader title="Welcome" description={caller?.fullName} />
      <LateProp
        name="figures"
        value={figures}
        loading={<Loading />}
        failed="The figures of today could not be loaded."
      >
        {(value) => (
          <div className="grid gap-6">
            <Counts figures={value} />
            <WaitingList figures={value} />
          </div>
        )}
      </LateProp>
    </>
  )
}

function Counts({ figures }: { figures: Figures }) {
  const history = urlFor('shipping.history', {})
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <StatCard
        label="Bookings today"
        value={figures.bookedToday}
        hint={`${figures.paidToday} paid today`}
        icon={<PackagePlus aria-hidden="true" />}
      >
        <div className="flex flex-wrap gap-2">
          <DashboardButton url={history}>Past Shipments</DashboardButton>
          <DashboardButton url={urlFor('shipping.import_history', {})}>
            Import Requests
          </DashboardButton>
        </div>
      </StatCard>
      <StatCard
        label="Needs attention"
        value={figures.needsAttention}
        hint="Refused by the courier, or without a waybill for an hour"
        icon={<TriangleAlert aria-hidden="true" />}
      />
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2">
      <span className="sr-only">Loading the figures of today</span>
      <StatCard label="Bookings today" value="" loading />
      <StatCard label="Needs attention" value="" loading />
    </div>
  )
}

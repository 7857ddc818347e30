import { Head, usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { LateProp } from '~/components/late_prop'
import { PageHeader } from '~/ui/page_header'
import { DayCards, LoadingCards, Week } from '../components/day_figures'
import { WaitingList } from '../components/waiting_list'

export default function Home({ figures }: { figures?: Data.Admin.ConsoleFigures }) {
  const { caller } = usePage().props
  return (
    <>
      <Head title="Welcome" />
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
    </>
  )
}

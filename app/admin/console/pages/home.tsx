import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { DeferredProp } from '~/components/deferred_prop'
import { useLiveProps } from '~/live/use_live_props'
import { PageHeader } from '~/ui/page_header'
import { Skeleton } from '~/ui/skeleton'
import { InboxList } from '../inbox/components/inbox_list'
import { MonthCharts, TodayCards } from '../components/today_figures'

interface HomeProps {
  inbox?: Data.Admin.Console.Inbox.Inbox
  figures?: Data.Admin.Console.ConsoleFigures
}

export default function ConsoleHome({ inbox, figures }: HomeProps) {
  const { caller } = usePage().props
  useLiveProps('tasks', ['inbox', 'figures'], { pauseMs: 5_000 })
  return (
    <>
      <PageHeader title="Welcome" description={caller?.fullName} />
      <div className="grid gap-6">
        <DeferredProp
          name="inbox"
          value={inbox}
          loading={<Skeleton className="h-96 w-full" />}
          failed="Could not load what needs you."
        >
          {(value) => <InboxList inbox={value} />}
        </DeferredProp>
        <DeferredProp
          name="figures"
          value={figures}
          loading={<Skeleton className="h-40 w-full" />}
          failed="Could not load the figures of today."
        >
          {(value) => (
            <>
              <TodayCards figures={value} />
              <MonthCharts figures={value} />
            </>
          )}
        </DeferredProp>
      </div>
    </>
  )
}

import { Head, usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { LateProp } from '~/components/late_prop'
import { PageHeader } from '~/ui/page_header'
import { Skeleton } from '~/ui/skeleton'
import { DayCards, LoadingCards, Week } from '../components/day_figures'
import { MoneyList } from '../components/money_list'
import { WaitingList } from '../components/waiting_list'

interface HomeProps {
  figures?: Data.Admin.Console.ConsoleFigures
  payments?: Data.Wallet.Funding.PaymentForAttention[]
}

export default function Home({ figures, payments }: HomeProps) {
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
      <div className="mt-6">
        <LateProp
          name="payments"
          value={payments}
          loading={<Skeleton className="h-24 w-full" />}
          failed="The money that needs attention could not be loaded."
        >
          {(value) => <MoneyList payments={value} />}
        </LateProp>
      </div>
    </>
  )
}

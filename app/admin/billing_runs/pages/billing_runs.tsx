import { Link } from '@adonisjs/inertia/react'
import { type Paged, type Question, useListed } from '~/address/use_listed'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { type Run, RunTable } from '../components/run_table'
import { type Period, StartCard } from '../components/start_card'

interface BillingRunsProps {
  question: Question
  isOn: boolean
  periods: Period[]
  runs?: Paged<Run>
}

/** The runs that invoice businesses on credit at the end of their cycles. */
export default function BillingRuns({ question, isOn, periods, runs }: BillingRunsProps) {
  const list = useListed(runs, { prop: 'runs', question })
  return (
    <>
      <PageHeader
        title="Billing Runs"
        description="At the end of each cycle, businesses with a credit limit get one invoice with their statement."
        actions={
          <Button as={Link} href={urlFor('admin.invoices', {})} variant="secondary">
            Invoices
          </Button>
        }
      />
      <div className="grid gap-6">
        {!isOn && (
          <Notice tone="info">
            Billing runs are switched off. You can try one, and switch them on under{' '}
            <Link href={urlFor('admin.settings', {})} className="underline">
              Settings
            </Link>
            .
          </Notice>
        )}
        <StartCard periods={periods} isOn={isOn} />
        <RunTable list={list} />
      </div>
    </>
  )
}

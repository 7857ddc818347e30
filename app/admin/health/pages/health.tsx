import { Head, router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { AlarmList } from '../components/alarm_list'
import { FailedJobList } from '../components/failed_job_list'
import {
  CompanyCard,
  LedgerCard,
  ProcessCard,
  QueueCard,
  ScheduleCard,
} from '../components/health_cards'

export default function Health({ health }: { health: Data.Admin.Health.Health }) {
  return (
    <>
      <Head title="Health" />
      <PageHeader
        title="Health"
        description="How everything is running, across all web and worker processes."
        actions={
          <Button variant="secondary" onClick={() => router.reload({ only: ['health'] })}>
            Look again
          </Button>
        }
      />
      <div className="grid gap-6">
        <AlarmList alarms={health.alarms} />
        <FailedJobList jobs={health.failedJobs} />
        <CompanyCard companies={health.companies} />
        <QueueCard queue={health.queue} />
        <LedgerCard ledger={health.ledger} />
        <ProcessCard processes={health.processes} />
        <ScheduleCard schedules={health.schedules} />
      </div>
    </>
  )
}

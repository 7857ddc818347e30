import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Button } from '~/ui/button'
import { PageHeader } from '~/ui/page_header'
import { AlarmList } from '../components/alarm_list'
import { CourierPollingCard } from '../components/courier_polling_card'
import { FailedJobList } from '../components/failed_job_list'
import {
  PartnerCallsCard,
  FigureCard,
  LedgerCard,
  ProcessCard,
  ProofCard,
  QueueCard,
  ScheduleCard,
} from '../components/health_cards'
import { SilentParcelList } from '../components/silent_parcel_list'

interface HealthProps {
  health: Data.Admin.Health.Health
  silentParcels: Data.Shipping.Carriers.Polling.SilentParcel[]
  silentParcelCount: number
}

export default function Health({ health, silentParcels, silentParcelCount }: HealthProps) {
  return (
    <>
      <PageHeader
        title="Health"
        description="How everything is running, on all web and worker processes."
        actions={
          <Button variant="secondary" onClick={() => router.reload()}>
            Refresh
          </Button>
        }
      />
      <div className="grid gap-6">
        <AlarmList alarms={health.alarms} failedJobCount={health.failedJobCount} />
        <FailedJobList jobs={health.failedJobs} total={health.failedJobCount} />
        <CourierPollingCard couriers={health.couriers} />
        <SilentParcelList parcels={silentParcels} total={silentParcelCount} />
        <PartnerCallsCard companies={health.companies} />
        <QueueCard queue={health.queue} />
        <LedgerCard ledger={health.ledger} />
        <ProofCard proof={health.proof} />
        <FigureCard figures={health.figures} />
        <ProcessCard processes={health.processes} />
        <ScheduleCard schedules={health.schedules} />
      </div>
    </>
  )
}

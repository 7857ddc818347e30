import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { AlarmList } from '../components/alarm_list'
import { CheckList } from '../components/check_list'
import { EngineerTables } from '../components/engineer_tables'
import { FailedJobList } from '../components/failed_job_list'
import { PartnerList } from '../components/partner_list'
import { SilentParcelList } from '../components/silent_parcel_list'

interface HealthProps {
  health: Data.Admin.Health.Health
  silentParcels: Data.Shipping.Carriers.Polling.SilentParcel[]
  silentParcelCount: number
}

export default function Health({ health, silentParcels, silentParcelCount }: HealthProps) {
  const { verdict, alarms, failedJobs, failedJobCount, partners, checks } = health
  return (
    <>
      <PageHeader
        title="Health"
        actions={
          <Button variant="secondary" onClick={() => router.reload()}>
            Refresh
          </Button>
        }
      />
      <div className="grid gap-6">
        <Notice tone={verdict.tone} title={verdict.sentence} />
        <AlarmList alarms={alarms} />
        <FailedJobList jobs={failedJobs} total={failedJobCount} />
        <SilentParcelList parcels={silentParcels} total={silentParcelCount} />
        <PartnerList partners={partners} />
        <CheckList checks={checks} />
        <EngineerTables health={health} />
      </div>
    </>
  )
}

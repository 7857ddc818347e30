import type { Data } from '@generated/data'
import type { BatchSummaryData } from '../components/batch_list'
import { TeamRightGuard } from '#identity/teams/components/team_right_guard'
import { PageHeader } from '~/ui/page_header'
import { BatchList } from '../components/batch_list'
import { BatchSources } from '../components/batch_sources'

interface BatchesProps {
  batches: BatchSummaryData[]
  past?: Data.Shipping.Batches.SendableShipment[]
}

export default function Batches({ batches, past }: BatchesProps) {
  return (
    <>
      <PageHeader
        title="Send Many Parcels"
        description="Send up to 1,000 parcels at once. You see every price before you book or pay."
      />
      <div className="grid gap-4 sm:gap-6">
        <TeamRightGuard right="book">
          <BatchSources past={past} />
        </TeamRightGuard>
        <BatchList batches={batches} />
      </div>
    </>
  )
}

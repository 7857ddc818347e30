import type { Data } from '@generated/data'
import type { ListedBatch } from '../components/batch_list'
import { RightNeeded } from '#identity/teams/components/right_needed'
import { PageHeader } from '~/ui/page_header'
import { BatchList } from '../components/batch_list'
import { BatchSources } from '../components/batch_sources'

interface BatchesProps {
  batches: ListedBatch[]
  past?: Data.Shipping.Batches.SendableShipment[]
}

/** Where a day's parcels are brought in, and those of the days before. */
export default function Batches({ batches, past }: BatchesProps) {
  return (
    <>
      <PageHeader
        title="Send Many Parcels"
        description="Bring up to 1,000 parcels at once. You see every price before anything is booked or paid."
      />
      <div className="grid gap-4 sm:gap-6">
        <RightNeeded right="book">
          <BatchSources past={past} />
        </RightNeeded>
        <BatchList batches={batches} />
      </div>
    </>
  )
}

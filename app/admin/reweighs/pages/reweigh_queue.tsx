import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { RecordWeightButton } from '#shipping/reweighing/components/record_weight_button'
import { PageHeader } from '~/ui/page_header'
import { WeightFileUpload } from '../components/weight_file_upload'
import { ReweighQueueList } from '../components/reweigh_queue_list'

type Reweigh = Data.Shipping.Reweighing.Reweigh.Variants['forStaff']

interface ReweighQueueProps {
  counts: { proposed: number; disputed: number }
  proposed: Reweigh[]
  disputed: Reweigh[]
  unpaid: Reweigh[]
  noted: Reweigh[]
}

export default function ReweighQueuePage(props: ReweighQueueProps) {
  const { counts, proposed, disputed, unpaid, noted } = props
  return (
    <>
      <PageHeader
        title="Reweighs"
        description="Parcels that couriers weighed or charged differently. Customers pay nothing until you approve it."
        actions={
          <>
            <RecordWeightButton label="Enter Manually" onEntered={() => router.reload()} />
            <WeightFileUpload />
          </>
        }
      />
      <div className="grid gap-6">
        <ReweighQueueList
          title="To decide"
          reweighs={proposed}
          total={counts.proposed}
          empty="Nothing to decide"
          actions={['approve', 'drop']}
        />
        <ReweighQueueList
          title="Disputed"
          reweighs={disputed}
          total={counts.disputed}
          empty="Nothing disputed"
          actions={['uphold', 'waive']}
        />
        <ReweighQueueList
          title="With the customer, and overdue"
          reweighs={unpaid}
          empty="Nothing to pay"
          actions={['waive']}
        />
        {noted.length > 0 && (
          <ReweighQueueList title="Nothing owed" reweighs={noted} empty="" actions={[]} />
        )}
      </div>
    </>
  )
}

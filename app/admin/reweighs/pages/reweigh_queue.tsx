import { router } from '@inertiajs/react'
import { RecordWeightButton } from '#shipping/reweighing/components/record_weight_button'
import { PageHeader } from '~/ui/page_header'
import { WeightFileUpload } from '../components/weight_file_upload'
import { ReweighQueues, type ReweighQueuesProps } from '../components/reweigh_queues'

export default function ReweighQueuePage(props: ReweighQueuesProps) {
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
      <ReweighQueues {...props} />
    </>
  )
}

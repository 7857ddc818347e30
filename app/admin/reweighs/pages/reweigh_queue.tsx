import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { CarrierWordButton } from '#shipping/reweighing/components/carrier_word_button'
import { PageHeader } from '~/ui/page_header'
import { InvoiceUpload } from '../components/invoice_upload'
import { ReweighLines } from '../components/reweigh_lines'

type Reweigh = Data.Shipping.Reweighing.Reweigh.Variants['forStaff']

interface ReweighQueueProps {
  proposed: Reweigh[]
  disputed: Reweigh[]
  unpaid: Reweigh[]
  noted: Reweigh[]
}

export default function ReweighQueue({ proposed, disputed, unpaid, noted }: ReweighQueueProps) {
  return (
    <>
      <PageHeader
        title="Reweighs"
        description="Parcels that couriers weighed or charged differently. Customers pay nothing until you approve it."
        actions={
          <>
            <CarrierWordButton label="Enter Manually" onEntered={() => router.reload()} />
            <InvoiceUpload />
          </>
        }
      />
      <div className="grid gap-6">
        <ReweighLines
          title="To decide"
          reweighs={proposed}
          empty="Nothing to decide"
          actions={['approve', 'drop']}
        />
        <ReweighLines
          title="Disputed"
          reweighs={disputed}
          empty="Nothing disputed"
          actions={['uphold', 'waive']}
        />
        <ReweighLines
          title="With the customer, and overdue"
          reweighs={unpaid}
          empty="Nothing to pay"
          actions={['waive']}
        />
        {noted.length > 0 && (
          <ReweighLines title="Nothing owed" reweighs={noted} empty="" actions={[]} />
        )}
      </div>
    </>
  )
}

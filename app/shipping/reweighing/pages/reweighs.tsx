import { router } from '@inertiajs/react'
import { Scale } from 'lucide-react'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { ReweighCard } from '../components/reweigh_card'
import type { ReweighData } from '#shipping/reweighing/components/pay_reweigh_dialog'

export default function Reweighs({ reweighs }: { reweighs: ReweighData[] }) {
  return (
    <>
      <PageHeader
        title="Reweighs"
        description="When a courier finds a parcel heavier than booked, or charges more for it, you will see the difference here."
      />
      {reweighs.length === 0 ? (
        <EmptyState framed icon={<Scale />} title="Nothing to pay">
          No courier has reported another weight or charge for your parcels.
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {reweighs.map((reweigh) => (
            <ReweighCard
              key={reweigh.id}
              reweigh={reweigh}
              onChanged={() => router.reload({ only: ['reweighs'] })}
            />
          ))}
        </div>
      )}
    </>
  )
}

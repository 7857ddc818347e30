import { apiUrl } from '~/api/call_api'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { ProgressBar } from '~/ui/progress_bar'
import { SenderStep } from '#shipping/shipment/components/parcel_state_notice'
import type { BatchData } from './use_batch'

export function BatchProgress({ batch }: { batch: BatchData }) {
  const { waiting, booked, failed, voided } = batch.progress!
  const total = waiting + booked + failed
  const waybills = (layout: 'label' | 'a4') =>
    apiUrl('api.shipping.batch_waybills.show', { params: { id: batch.id }, query: { layout } })
  return (
    <Card
      title={waiting ? 'Booking with the couriers' : 'Booked'}
      description={
        waiting
          ? 'You can leave this page and come back.'
          : booked > 0 && 'Print the waybills and put one on each parcel.'
      }
    >
      <div className="grid gap-4">
        {total > 0 && (
          <>
            <ProgressBar label="Parcels with a waybill" done={booked + failed} total={total} />
            <p role="status" className="tabular text-sm text-ink-muted">
              {booked.toLocaleString('en-NG')} of {total.toLocaleString('en-NG')}{' '}
              {total === 1 ? 'parcel has its waybill' : 'parcels have their waybills'}.
            </p>
          </>
        )}
        {failed > 0 && (
          <Notice
            tone="warning"
            title={`The courier could not take ${failed === 1 ? 'one parcel' : `${failed} parcels`}`}
          >
            <SenderStep trouble="REFUSED" />
          </Notice>
        )}
        {voided > 0 && (
          <Notice tone="warning">
            {voided === 1
              ? 'One parcel is void: do not use its waybill.'
              : `${voided} parcels are void: do not use their waybills.`}
          </Notice>
        )}
        {booked > 0 && (
          <div className="flex flex-wrap gap-3">
            <Button as="a" href={waybills('a4')}>
              Waybills, Four per A4
            </Button>
            <Button as="a" variant="secondary" href={waybills('label')}>
              Waybills for a Label Printer
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

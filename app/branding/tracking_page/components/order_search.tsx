import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { TrackingForm } from '#shipping/tracking/components/tracking_form'
import { useTrackingWords } from '#shipping/tracking/components/use_tracking_words'
import type { PublicTrackProps } from '#shipping/tracking/pages/public_track'

type OrderSearchProps = Pick<
  PublicTrackProps,
  'tracking' | 'trackingNumber' | 'fieldError' | 'notice'
>

export function OrderSearch({ tracking, trackingNumber, fieldError, notice }: OrderSearchProps) {
  const t = useTrackingWords()
  const form = (
    <div className="grid max-w-xl gap-4">
      {notice && <Notice tone="danger">{notice}</Notice>}
      <TrackingForm
        action={urlFor('shipping.public_track', {})}
        trackingNumber={tracking ? '' : trackingNumber}
        error={fieldError}
        submit={t('tracking.form.submitOrder')}
      />
    </div>
  )
  if (tracking) {
    return (
      <Card title={t('tracking.form.anotherOrder')} className="no-print">
        {form}
      </Card>
    )
  }
  return (
    <Card as="div" className="mx-auto w-full max-w-xl">
      <h1 className="mb-4 text-2xl font-display">{t('tracking.form.order')}</h1>
      {form}
    </Card>
  )
}

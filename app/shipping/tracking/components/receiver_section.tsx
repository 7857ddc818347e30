import { lazy, Suspense } from 'react'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import type { ReceiverView } from '#shipping/tracking/rules/receiver_view'
import { ReceiverCard } from './receiver_card'
import { useTrackingWords } from './use_tracking_words'

/** Loaded on demand, because few parcels come from a shop with products. */
const ProductGallery = lazy(async () => ({
  default: (await import('~/components/product_gallery')).ProductGallery,
}))

type ReceiverSectionProps = {
  trackingNumber: string
  receiver: ReceiverView | null
  receiverError: string | null
  csrfToken: string
}

export function ReceiverSection({
  trackingNumber,
  receiver,
  receiverError,
  csrfToken,
}: ReceiverSectionProps) {
  const t = useTrackingWords()
  return (
    <>
      <ReceiverCard
        receiver={receiver}
        error={receiverError}
        action={urlFor('shipping.receiver_tracking', { trackingNumber })}
        csrfToken={csrfToken}
        level={2}
      />
      {receiver && receiver.productList.length > 0 && (
        <Card title={t('tracking.receiver.more')}>
          <div className="max-w-xl">
            <Suspense fallback={null}>
              <ProductGallery
                products={receiver.productList}
                level={3}
                visitLabel={t('tracking.shop.visit')}
              />
            </Suspense>
          </div>
        </Card>
      )}
    </>
  )
}

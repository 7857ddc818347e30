import { useRef } from 'react'
import { Head } from '@inertiajs/react'
import { urlFor } from '~/client'
import RootLayout from '~/layouts/root_layout'
import { usePageChanges, useVisitErrors } from '~/layouts/use_page_changes'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { ReceiverCard } from '#shipping/tracking/components/receiver_card'
import { TrackingForm } from '#shipping/tracking/components/tracking_form'
import type { PublicTrackProps } from '#shipping/tracking/pages/public_track'
import { ShopPage } from '../components/shop_page'
import { brandScheme } from '#branding/tracking_page/rules/brand_style'
import type { BrandDetail } from '#branding/tracking_page/rules/shown_detail'
import type { TemplateProperties } from '#branding/tracking_page/rules/colours'

type BrandedTrackProps = PublicTrackProps & { shop: BrandDetail; template: TemplateProperties }

/** A shop's own tracking page. Complete before any script runs. */
export default function BrandedTrack(props: BrandedTrackProps) {
  const { detail, receiver, receiverError, csrfToken } = props
  const main = useRef<HTMLElement>(null)
  usePageChanges(main)
  useVisitErrors()
  const forReceiver = detail && (
    <ReceiverCard
      receiver={receiver}
      error={receiverError}
      action={urlFor('shipping.receiver_tracking', {
        trackingNumber: String(detail.trackingNumber),
      })}
      csrfToken={csrfToken}
      level={2}
    />
  )
  return (
    <div
      className="brand-page @container flex min-h-dvh flex-col"
      data-theme={brandScheme(props.template)}
    >
      <Head title={detail ? `Tracking ${detail.trackingNumber}` : 'Track your order'}>
        <meta head-key="description" name="description" content={descriptionOf(props)} />
      </Head>
      <a href="#content" className="skip-link no-print">
        Skip to content
      </a>
      <ShopPage
        {...props}
        receiver={forReceiver}
        main={(content) => (
          <main ref={main} id="content" tabIndex={-1} className="flex-1">
            {content}
          </main>
        )}
      >
        <Search {...props} />
      </ShopPage>
    </div>
  )
}

function Search({ detail, trackingNumber, fieldError, notice }: BrandedTrackProps) {
  const form = (
    <div className="grid max-w-xl gap-4">
      {notice && <Notice tone="danger">{notice}</Notice>}
      <TrackingForm
        action={urlFor('shipping.public_track', {})}
        trackingNumber={detail ? '' : trackingNumber}
        error={fieldError}
      />
    </div>
  )
  if (detail) {
    return (
      <Card title="Track another order" className="no-print">
        {form}
      </Card>
    )
  }
  return (
    <Card as="div" className="mx-auto w-full max-w-xl">
      <h1 className="mb-4 text-2xl font-semibold tracking-tight">Track your order</h1>
      {form}
    </Card>
  )
}

function descriptionOf({ shop, template }: BrandedTrackProps): string {
  const sentence = `Follow an order from ${shop.organizationName} by its tracking number.`
  return [sentence, template.PageTitle2].join(' ').trim()
}

/** It stands in the shop's frame, not in ours. */
BrandedTrack.layout = RootLayout

import { lazy, Suspense, useRef } from 'react'
import { urlFor } from '~/client'
import { useLive } from '~/live/use_live'
import { PublicHead } from '~/components/public/public_head'
import RootLayout from '~/layouts/root_layout'
import { usePageChanges, useVisitErrors } from '~/layouts/use_page_changes'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { NewsCard } from '#shipping/tracking/components/news_card'
import { ShareLinks } from '#shipping/tracking/components/share_links'
import { useTrackingWords } from '#shipping/tracking/components/words'
import { LanguageBar } from '#shared/languages/components/language_bar'
import { ReceiverCard } from '#shipping/tracking/components/receiver_card'
import { TrackingForm } from '#shipping/tracking/components/tracking_form'
import type { PublicTrackProps } from '#shipping/tracking/pages/public_track'
import { ShopPage } from '../components/shop_page'
import { brandScheme } from '#branding/tracking_page/rules/brand_style'
import type { ReturnsShown } from '#branding/returns/rules/return_offer'
import type { BrandDetail } from '#branding/tracking_page/rules/shown_detail'
import type { TemplateProperties } from '#branding/tracking_page/rules/colours'
import { SkipLink } from '~/components/skip_link'

const ReturnCard = lazy(() => import('#branding/returns/components/return_card'))

type BrandedTrackProps = PublicTrackProps & {
  shop: BrandDetail
  template: TemplateProperties
  /** Of what it shows; null where it shows no parcel. */
  returns: ReturnsShown | null
}

/** A shop's own tracking page. Complete before any script runs. */
export default function BrandedTrack(props: BrandedTrackProps) {
  const { tracking, receiver, receiverError, csrfToken, returns } = props
  const t = useTrackingWords()
  const main = useRef<HTMLElement>(null)
  usePageChanges(main)
  useVisitErrors()
  const number = tracking?.detail.trackingNumber
  const sentence = t('tracking.page.shopDescription', { shop: props.shop.organizationName })
  useLive('parcel', ['tracking'], { parcel: number })
  const forReader = number && (
    <>
      <NewsCard {...props} trackingNumber={number} level={2} />
      <ReceiverCard
        receiver={receiver}
        error={receiverError}
        action={urlFor('shipping.receiver_tracking', { trackingNumber: String(number) })}
        csrfToken={csrfToken}
        level={2}
      />
      {(returns?.isOpen || Boolean(returns?.returns.length)) && (
        <Suspense fallback={null}>
          <ReturnCard
            trackingNumber={number}
            returns={returns!}
            shop={props.shop.organizationName}
          />
        </Suspense>
      )}
    </>
  )
  return (
    <div
      className="brand-page @container flex min-h-dvh flex-col"
      data-theme={brandScheme(props.template)}
    >
      <PublicHead
        title={
          number ? t('tracking.page.title', { number: String(number) }) : t('tracking.form.order')
        }
        said={tracking?.detail.statusText}
        description={[sentence, props.template.PageTitle2].join(' ').trim()}
        siteName={props.shop.organizationName}
        card={number ? `/track/${number}/card.png` : undefined}
        listedAs={number ? urlFor('shipping.public_track', {}) : undefined}
        unlisted={receiver !== null}
      />
      <SkipLink to="content" />
      <ShopPage
        {...props}
        detail={tracking?.detail ?? null}
        map={tracking?.map ?? null}
        journey={tracking?.journey}
        actions={tracking && <ShareLinks trackingNumber={number!} link={tracking.shareLink} />}
        receiver={forReader}
        before={
          <div className="brand-on-page">
            <LanguageBar />
          </div>
        }
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

function Search({ tracking, trackingNumber, fieldError, notice }: BrandedTrackProps) {
  const t = useTrackingWords()
  const form = (
    <div className="grid max-w-xl gap-4">
      {notice && <Notice tone="danger">{notice}</Notice>}
      <TrackingForm
        action={urlFor('shipping.public_track', {})}
        trackingNumber={tracking ? '' : trackingNumber}
        error={fieldError}
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
      <h1 className="mb-4 text-2xl font-semibold tracking-tight">{t('tracking.form.order')}</h1>
      {form}
    </Card>
  )
}

/** It stands in the shop's frame, not in ours. */
BrandedTrack.layout = RootLayout

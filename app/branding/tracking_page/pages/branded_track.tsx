import { useRef } from 'react'
import { urlFor } from '~/client'
import { useLiveProps } from '~/live/use_live_props'
import { PublicHead } from '~/components/public/public_head'
import RootLayout from '~/layouts/root_layout'
import { usePageFocus, useVisitErrors } from '~/layouts/use_page_focus'
import { SubscribeCard } from '#shipping/tracking/components/subscribe_card'
import { ShareLinks } from '#shipping/tracking/components/share_links'
import { useTrackingWords } from '#shipping/tracking/components/use_tracking_words'
import { LanguageBar } from '#shared/languages/components/language_bar'
import { ReceiverCard } from '#shipping/tracking/components/receiver_card'
import type { PublicTrackProps } from '#shipping/tracking/pages/public_track'
import { OrderSearch } from '../components/order_search'
import { ShopPage } from '../components/shop_page'
import { brandScheme } from '#branding/tracking_page/rules/brand_style'
import { LazyReturns } from '#branding/returns/components/lazy_returns'
import type { ShopReturns } from '#branding/returns/rules/return_offer'
import type { BrandDetail } from '#shipping/tracking/rules/receiver_view'
import type { TemplateProperties } from '#branding/tracking_page/rules/colours'
import { SkipLink } from '~/components/skip_link'

type BrandedTrackProps = PublicTrackProps & {
  shop: BrandDetail
  template: TemplateProperties
  returns: ShopReturns | null
}

/** Server-rendered: complete without any script. */
export default function BrandedTrack(props: BrandedTrackProps) {
  const { tracking, receiver, returns } = props
  const t = useTrackingWords()
  const main = useRef<HTMLElement>(null)
  usePageFocus(main)
  useVisitErrors()
  const number = tracking?.detail.trackingNumber
  const shop = props.shop.organizationName
  const sentence = t('tracking.page.shopDescription', { shop })
  const title = number
    ? t('tracking.page.title', { number: String(number) })
    : t('tracking.form.order')
  useLiveProps('parcel', ['tracking'], { parcel: number })
  const returnCard = number && <LazyReturns returns={returns} trackingNumber={number} />
  // Someone who has shown the digits, or asked for a return, came for it.
  const isReturnFirst = Boolean(returns?.offer || returns?.returns.length)
  const forReader = number && (
    <>
      <SubscribeCard {...props} trackingNumber={number} level={2} />
      <ReceiverCard
        receiver={receiver}
        error={props.receiverError}
        action={urlFor('shipping.receiver_tracking', { trackingNumber: String(number) })}
        csrfToken={props.csrfToken}
        level={2}
      />
      {!isReturnFirst && returnCard}
    </>
  )
  return (
    <div
      className="brand-page @container flex min-h-dvh flex-col"
      data-theme={brandScheme(props.template)}
    >
      <PublicHead
        title={title}
        socialTitle={tracking?.detail.statusText}
        description={[sentence, props.template.PageTitle2].join(' ').trim()}
        siteName={shop}
        card={number ? `/track/${number}/card.png` : undefined}
        canonicalPath={number ? urlFor('shipping.public_track', {}) : undefined}
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
          <>
            <div className="brand-on-page">
              <LanguageBar />
            </div>
            {isReturnFirst && returnCard}
          </>
        }
        main={(content) => (
          <main ref={main} id="content" tabIndex={-1} className="flex-1">
            {content}
          </main>
        )}
      >
        <OrderSearch {...props} />
      </ShopPage>
    </div>
  )
}

/** Uses the shop's frame instead of our layout. */
BrandedTrack.layout = RootLayout

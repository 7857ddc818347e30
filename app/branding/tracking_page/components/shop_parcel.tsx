import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { BrandEmail, BrandPhone } from '~/components/brand_contact'
import { ProductGallery } from '~/components/product_gallery'
import { Card } from '~/ui/card'
import { RouteMap } from '#shipping/tracking/components/route_map'
import { StatusLine } from '#shipping/tracking/components/status_line'
import { RouteText, TrackingFacts } from '#shipping/tracking/components/tracking_detail'
import { JourneySteps } from '#shipping/tracking/components/journey_steps'
import { AllScans } from '#shipping/tracking/components/tracking_timeline'
import { useTrackingWords } from '#shipping/tracking/components/use_tracking_words'
import type { Journey } from '#shipping/tracking/rules/tracking_journey'
import type { RouteMapDrawing } from '#shipping/tracking/rules/route_map_drawing'
import type { BrandDetail } from '#shipping/tracking/rules/receiver_view'
import { usePage } from '@inertiajs/react'
import { DefinitionList } from '~/ui/definition_list'

export type ShopParcelProps = {
  detail: Data.Shipping.Tracking.Tracking
  map: RouteMapDrawing | null
  journey?: Journey
  shop: BrandDetail
  /** The heading level of the status. The other headings are one level deeper. */
  level: 1 | 3
  actions?: ReactNode
  receiver?: ReactNode
}

export function RouteBand({ detail }: { detail: Data.Shipping.Tracking.Tracking }) {
  return (
    <div className="brand-route">
      <div className="mx-auto flex w-full max-w-[1100px] flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-4 sm:px-6">
        <RouteText {...detail.route} className="font-medium" />
        {detail.deliveryLabel && (
          <dl className="flex flex-wrap gap-x-2">
            <dt>{detail.deliveryLabel}:</dt>
            <dd className="tabular font-semibold">{detail.deliveryDay}</dd>
          </dl>
        )}
      </div>
    </div>
  )
}

export function ShopParcel(props: ShopParcelProps) {
  const { detail, map, journey, shop, level, actions, receiver } = props
  const t = useTrackingWords()
  const inner = level === 1 ? 2 : 4
  return (
    <div className="grid items-start gap-4 lg:gap-6 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-4 lg:gap-6">
        <Card as="div">
          <StatusLine detail={detail} level={level} />
          {journey && <JourneySteps journey={journey} />}
          <AllScans
            entries={detail.trackingList}
            level={inner}
            height={`overflow-y-auto ${shop.showSendamContact ? 'max-h-[420px]' : 'max-h-[400px]'}`}
          />
          {actions}
        </Card>
        {shop.productList.length > 0 && <Gallery shop={shop} level={inner} />}
      </div>
      <div className="grid gap-4 lg:gap-6">
        {map && <RouteMap map={map} />}
        {receiver}
        {shop.showSendamContact && <ProviderContact level={inner} />}
        <Card title={t('tracking.detail.shipment')} level={inner}>
          <TrackingFacts detail={detail} />
        </Card>
      </div>
    </div>
  )
}

function Gallery({ shop, level }: { shop: BrandDetail; level: 2 | 4 }) {
  const Heading = `h${level}` as const
  const t = useTrackingWords()
  const title = t('tracking.shop.from', { shop: shop.organizationName })
  return (
    <section aria-label={title} className="min-w-0">
      <Heading className="brand-on-page mb-3 font-semibold">{title}</Heading>
      <div
        role="group"
        aria-label={t('tracking.shop.products')}
        tabIndex={0}
        className="brand-on-page md:max-h-[650px] md:overflow-y-auto"
      >
        <ProductGallery
          products={shop.productList}
          level={level === 2 ? 3 : 4}
          visitLabel={t('tracking.shop.visit')}
        />
      </div>
    </section>
  )
}

/** Our contact details, if the shop wants its customers to ask us. */
function ProviderContact({ level }: { level: 2 | 4 }) {
  const { brand } = usePage().props
  const t = useTrackingWords()
  const items = [
    { term: t('tracking.shop.phone'), value: brand.contactNumber && <BrandPhone /> },
    { term: t('tracking.shop.mail'), value: brand.contactEmail && <BrandEmail /> },
  ].filter(({ value }) => value)
  if (items.length === 0) return null
  return (
    <Card title={t('tracking.shop.carrier', { brand: brand.name })} level={level}>
      <DefinitionList columns={2} items={items} />
    </Card>
  )
}

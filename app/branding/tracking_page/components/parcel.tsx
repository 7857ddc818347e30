import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { ArrowRight } from 'lucide-react'
import { ProductGallery } from '~/components/product_gallery'
import { Card } from '~/ui/card'
import { cx } from '~/ui/cx'
import { DefinitionList } from '~/ui/definition_list'
import { RouteMap } from '#shipping/tracking/components/route_map'
import { StatusLine } from '#shipping/tracking/components/status_line'
import { facts } from '#shipping/tracking/components/tracking_detail'
import { TrackingTimeline } from '#shipping/tracking/components/tracking_timeline'
import type { RouteMapDrawing } from '#shipping/tracking/rules/drawing'
import type { BrandDetail } from '#branding/tracking_page/rules/shown_detail'
import { ProviderContact } from './provider_contact'

export type ParcelProps = {
  detail: Data.Shipping.Tracking.Tracking
  map: RouteMapDrawing | null
  shop: BrandDetail
  /** The level of the status sentence; what follows is one deeper. */
  level: 1 | 3
  /** Under what everybody sees. */
  receiver?: ReactNode
}

/** The band under the header: from where to where, and until when. */
export function RouteBand({ detail }: { detail: Data.Shipping.Tracking.Tracking }) {
  return (
    <div className="brand-route">
      <div className="mx-auto flex w-full max-w-[1100px] flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-4 sm:px-6">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="sr-only">Route:</span>
          {detail.origin.country}
          <ArrowRight aria-hidden="true" className="size-4" />
          <span className="sr-only">to</span>
          {detail.destination.countryName}
        </p>
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

export function Parcel({ detail, map, shop, level, receiver }: ParcelProps) {
  const inner = level === 1 ? 2 : 4
  const hasProducts = shop.productList.length > 0
  return (
    <div
      className={cx(
        'grid items-start gap-4 lg:gap-6',
        hasProducts && '@4xl:grid-cols-[minmax(0,1fr)_24rem]'
      )}
    >
      <div className="grid gap-4 lg:gap-6">
        <Card as="div">
          <StatusLine detail={detail} level={level} />
          {map && (
            <div className="mt-5">
              <RouteMap map={map} />
            </div>
          )}
        </Card>
        <TrackingBox detail={detail} tall={shop.showSendamContact} level={inner} />
        {shop.showSendamContact && <ProviderContact level={inner} />}
        <Card title="Shipment" level={inner}>
          <DefinitionList items={facts(detail)} columns={2} />
        </Card>
        {receiver}
      </div>
      {hasProducts && <Gallery shop={shop} level={inner} />}
    </div>
  )
}

type TrackingBoxProps = { detail: Data.Shipping.Tracking.Tracking; tall: boolean; level: 2 | 4 }

/** Scrolls inside, so that the shop's own things are never far below; keys reach it, too. */
function TrackingBox({ detail, tall, level }: TrackingBoxProps) {
  return (
    <Card title="Tracking history" level={level} padded={false}>
      <div
        role="group"
        aria-label="Tracking history"
        tabIndex={0}
        className={cx('overflow-y-auto p-4 sm:p-5', tall ? 'h-[420px]' : 'h-[400px]')}
      >
        <TrackingTimeline entries={detail.trackingList} level={level === 2 ? 3 : 4} />
      </div>
    </Card>
  )
}

function Gallery({ shop, level }: { shop: BrandDetail; level: 2 | 4 }) {
  const Heading = `h${level}` as const
  const title = `From ${shop.organizationName}`
  return (
    <section aria-label={title} className="min-w-0">
      <Heading className="brand-on-page mb-3 font-semibold">{title}</Heading>
      <div
        role="group"
        aria-label="Products"
        tabIndex={0}
        className="brand-on-page md:h-[650px] md:overflow-y-auto"
      >
        <ProductGallery products={shop.productList} level={level === 2 ? 3 : 4} />
      </div>
    </section>
  )
}

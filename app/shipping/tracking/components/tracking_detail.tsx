import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { ArrowRight } from 'lucide-react'
import { Card } from '~/ui/card'
import { type Definition, DefinitionList } from '~/ui/definition_list'
import { StatusLine } from './status_line'
import { TrackingTimeline } from './tracking_timeline'

export type TrackingDetailProps = {
  detail: Data.Shipping.Tracking.Tracking
  /** A picture of the route. */
  map?: ReactNode
  /** The level of the status sentence; what follows is one deeper. */
  level: 1 | 2
}

/** Where a parcel is: the sentence that people came for, the route, what happened, then the rest. */
export function TrackingDetail({ detail, map, level }: TrackingDetailProps) {
  const inner = level === 1 ? 2 : 3
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
      <div className="grid gap-4 lg:gap-6">
        <Card>
          <Status detail={detail} level={level} />
          {map && <div className="mt-5">{map}</div>}
        </Card>
        <Card title="Tracking history" level={inner}>
          <TrackingTimeline entries={detail.trackingList} level={inner === 2 ? 3 : 4} />
        </Card>
      </div>
      <Card title="Shipment" level={inner}>
        <DefinitionList items={facts(detail)} />
      </Card>
    </div>
  )
}

function Status({ detail, level }: { detail: Data.Shipping.Tracking.Tracking; level: 1 | 2 }) {
  return (
    <>
      <StatusLine detail={detail} level={level}>
        <Route from={detail.origin.country} to={detail.destination.countryName} />
      </StatusLine>
      {detail.deliveryLabel && (
        <dl className="mt-4 rounded bg-surface-sunken px-4 py-3">
          <dt className="text-sm text-ink-muted">{detail.deliveryLabel}</dt>
          <dd className="tabular text-lg font-semibold">{detail.deliveryDay}</dd>
        </dl>
      )}
    </>
  )
}

function Route({ from, to }: { from: string; to: string }) {
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-ink-muted">
      <span className="sr-only">Route:</span>
      {from}
      <ArrowRight aria-hidden="true" className="size-4" />
      <span className="sr-only">to</span>
      {to}
    </p>
  )
}

function accessPointText(
  point: NonNullable<Data.Shipping.Tracking.Tracking['accessPointAddress']>
): string {
  const { address, city, country, postalCode } = point
  return [address, city, country, postalCode].filter((part) => part).join(', ')
}

export function facts(detail: Data.Shipping.Tracking.Tracking): Definition[] {
  const { waybillNumber, trackingNumbers } = detail
  const others = trackingNumbers.filter((number) => number !== waybillNumber)
  // With DHL the number of a package is never the waybill's.
  const isOneAmongThem = others.length < trackingNumbers.length
  return [
    { term: 'Tracking Number', value: <Digits>{detail.trackingNumber}</Digits> },
    { term: 'Service Type', value: detail.serviceType },
    { term: 'Courier', value: detail.courierName },
    ...(waybillNumber ? [{ term: 'Waybill Number', value: <Digits>{waybillNumber}</Digits> }] : []),
    ...(others.length > 0
      ? [
          {
            term: isOneAmongThem ? 'Other packages' : 'On the packages',
            value: <Digits>{others.join(', ')}</Digits>,
          },
        ]
      : []),
    { term: 'From', value: detail.fromLocation },
    { term: 'To', value: detail.toLocation },
    ...(detail.accessPointAddress
      ? [{ term: 'Access point, for pickup', value: accessPointText(detail.accessPointAddress) }]
      : []),
  ]
}

function Digits({ children }: { children: ReactNode }) {
  return <span className="tabular break-all">{children}</span>
}

import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { ArrowRight } from 'lucide-react'
import { Card } from '~/ui/card'
import { type Definition, DefinitionList } from '~/ui/definition_list'
import type { Journey } from '#shipping/tracking/rules/tracking_journey'
import { JourneySteps } from './journey_steps'
import { StatusLine } from './status_line'
import { AllScans, TrackingTimeline } from './tracking_timeline'
import { useTrackingWords } from './use_tracking_words'

export type TrackingDetailProps = {
  detail: Data.Shipping.Tracking.Tracking
  map?: ReactNode
  journey?: Journey
  actions?: ReactNode
  aside?: ReactNode
  below?: ReactNode
  /** Level of the status heading; all other headings are one level deeper. */
  level: 1 | 2
}

export function TrackingDetail(props: TrackingDetailProps) {
  const { detail, map, journey, actions, aside, below, level } = props
  const t = useTrackingWords()
  const inner = level === 1 ? 2 : 3
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
      <div className="grid gap-4 lg:gap-6">
        <Card>
          <Status detail={detail} level={level} />
          {journey ? (
            <>
              <JourneySteps journey={journey} />
              <AllScans entries={detail.trackingList} level={inner} />
            </>
          ) : (
            <div className="mt-5">
              <TrackingTimeline entries={detail.trackingList} level={inner} />
            </div>
          )}
          {actions}
        </Card>
        {below}
      </div>
      <div className="grid gap-4 lg:gap-6">
        {map}
        {aside}
        <Card title={t('tracking.detail.shipment')} level={inner}>
          <TrackingFacts detail={detail} />
        </Card>
      </div>
    </div>
  )
}

type StatusProps = Pick<TrackingDetailProps, 'detail' | 'level'>

function Status({ detail, level }: StatusProps) {
  return (
    <>
      <StatusLine detail={detail} level={level}>
        <RouteText {...detail.route} className="mt-0.5 text-ink-muted" />
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

type RouteTextProps = { from: string; to: string; className: string }

export function RouteText({ from, to, className }: RouteTextProps) {
  const t = useTrackingWords()
  return (
    <p className={`flex flex-wrap items-center gap-x-2 ${className}`}>
      <span className="sr-only">{t('tracking.detail.route')}</span>
      {from}
      <ArrowRight aria-hidden="true" className="size-4" />
      <span className="sr-only">{t('tracking.detail.to')}</span>
      {to}
    </p>
  )
}

type Point = NonNullable<Data.Shipping.Tracking.Tracking['accessPointAddress']>

function accessPointText({ address, city, country, postalCode }: Point): string {
  return [address, city, country, postalCode].filter((part) => part).join(', ')
}

export function TrackingFacts({ detail }: Pick<TrackingDetailProps, 'detail'>) {
  const t = useTrackingWords()
  const { waybillNumber, trackingNumbers, accessPointAddress: point } = detail
  const others = trackingNumbers.filter((number) => number !== waybillNumber)
  // False with DHL, whose waybill number is not the number of a package.
  const isOneAmongThem = others.length < trackingNumbers.length
  const fact = (term: Definition['term'], value: ReactNode) => (value ? [{ term, value }] : [])
  const items = [
    ...fact(t('tracking.fact.number'), <Digits>{detail.trackingNumber}</Digits>),
    ...fact(t('tracking.fact.service'), detail.serviceType),
    ...fact(t('tracking.fact.courier'), detail.courierName),
    ...fact(t('tracking.fact.waybill'), waybillNumber && <Digits>{waybillNumber}</Digits>),
    ...fact(
      t(isOneAmongThem ? 'tracking.fact.others' : 'tracking.fact.packages'),
      others.length > 0 && <Digits>{others.join(', ')}</Digits>
    ),
    ...fact(t('tracking.fact.from'), detail.fromLocation),
    ...fact(t('tracking.fact.to'), detail.toLocation),
    ...fact(t('tracking.fact.point'), point && accessPointText(point)),
  ]
  return <DefinitionList items={items} />
}

function Digits({ children }: { children: ReactNode }) {
  return <span className="tabular break-all">{children}</span>
}

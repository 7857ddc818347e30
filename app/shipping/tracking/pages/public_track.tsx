import { type ReactNode, useState } from 'react'
import { urlFor } from '~/client'
import { useLiveProps } from '~/live/use_live_props'
import { PublicHead } from '~/components/public/public_head'
import { FlightLine } from '~/components/brand/flight_line'
import { Card } from '~/ui/card'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import type { ReceiverView } from '#shipping/tracking/rules/receiver_view'
import { SubscribeCard, type SubscribeProps } from '../components/subscribe_card'
import { ReceiverSection } from '../components/receiver_section'
import { ShareLinks } from '../components/share_links'
import { TrackingForm } from '../components/tracking_form'
import { type TrackingProps, TrackingResult } from '../components/tracking_result'
import { useTrackingWords } from '../components/use_tracking_words'
import type { Data } from '@generated/data'
import type { RouteMapDrawing } from '#shipping/tracking/rules/route_map_drawing'
import type { Journey } from '#shipping/tracking/rules/tracking_journey'

export type PublicTrackProps = Omit<TrackingProps, 'detail' | 'map'> & {
  tracking: TrackingPageData | null
  receiver: ReceiverView | null
  receiverError: string | null
  news: SubscribeProps
  words: PageTranslations
  csrfToken: string
}

export default function PublicTrack(props: PublicTrackProps) {
  const { trackingNumber, tracking, fieldError } = props
  const [busy, setBusy] = useState(false)
  useLiveProps('parcel', ['tracking'], { parcel: tracking?.detail.trackingNumber })
  const form = (
    <TrackingForm
      action={urlFor('shipping.public_track', {})}
      trackingNumber={tracking ? '' : trackingNumber}
      error={fieldError}
      onBusy={setBusy}
    />
  )
  return (
    <div className="grid gap-4 lg:gap-6">
      {tracking ? (
        <Found {...props} tracking={tracking} busy={busy} form={form} />
      ) : (
        <Search {...props} busy={busy} form={form} />
      )}
    </div>
  )
}

type PartProps = PublicTrackProps & { busy: boolean; form: ReactNode }

function Found({ form, busy, ...props }: PartProps & { tracking: TrackingPageData }) {
  const t = useTrackingWords()
  const { detail, map, journey, shareLink } = props.tracking
  const { trackingNumber, route } = detail
  return (
    <>
      <PublicHead
        title={t('tracking.page.title', { number: String(trackingNumber) })}
        socialTitle={detail.statusText}
        description={t('tracking.page.description', route)}
        card={`/track/${trackingNumber}/card.png`}
        canonicalPath={urlFor('shipping.public_track', {})}
        unlisted={props.receiver !== null}
      />
      <TrackingResult
        detail={detail}
        map={map}
        journey={journey}
        notice={null}
        busy={busy}
        level={1}
        actions={<ShareLinks trackingNumber={trackingNumber} link={shareLink} />}
        aside={<SubscribeCard {...props} trackingNumber={trackingNumber} level={2} />}
        below={<ReceiverSection {...props} trackingNumber={String(trackingNumber)} />}
      />
      <Card title={t('tracking.form.another')} className="no-print">
        <div className="max-w-xl">{form}</div>
      </Card>
    </>
  )
}

function Search({ notice, form, busy }: PartProps) {
  const t = useTrackingWords()
  return (
    <div className="mx-auto w-full max-w-xl overflow-hidden rounded border bg-surface-raised sm:my-8">
      <PublicHead title={t('tracking.form.title')} description={t('tracking.form.description')} />
      <div aria-hidden="true" className="danfo-stripe" />
      <div className="grid gap-5 p-5 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h1 className="text-3xl font-display">{t('tracking.form.title')}</h1>
          <FlightLine className="w-24 shrink-0" />
        </div>
        {form}
        <TrackingResult detail={null} map={null} notice={notice} busy={busy} level={2} />
      </div>
    </div>
  )
}

type TrackingPageData = {
  detail: Data.Shipping.Tracking.Tracking
  map: RouteMapDrawing | null
  journey: Journey
  shareLink: string
}

import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { Spinner } from '~/ui/spinner'
import type { RouteMapDrawing } from '#shipping/tracking/rules/route_map_drawing'
import { RouteMap } from './route_map'
import { TrackingDetail, type TrackingDetailProps } from './tracking_detail'
import { useTrackingWords } from './use_tracking_words'

export type TrackingProps = {
  trackingNumber: string
  detail: Data.Shipping.Tracking.Tracking | null
  map: RouteMapDrawing | null
  fieldError: string | null
  notice: string | null
}

type TrackingResultProps = Pick<TrackingProps, 'detail' | 'map' | 'notice'> &
  Pick<TrackingDetailProps, 'journey' | 'actions' | 'aside' | 'below'> & {
    busy?: boolean
    placeholder?: ReactNode
    level: 1 | 2
  }

/** Announces the result to screen readers. */
export function TrackingResult(props: TrackingResultProps) {
  const { detail, busy } = props
  const t = useTrackingWords()
  return (
    <>
      <p role="status" className="sr-only">
        {busy ? t('tracking.form.wait') : detail?.statusText}
      </p>
      {busy ? <Waiting /> : <Answer {...props} />}
    </>
  )
}

function Answer({ detail, notice, map, placeholder, ...rest }: TrackingResultProps) {
  const t = useTrackingWords()
  if (detail) {
    return (
      <>
        {detail.isTest && (
          <Notice tone="warning" title={t('tracking.test.title')} className="mb-4">
            {t('tracking.test.text')}
          </Notice>
        )}
        <TrackingDetail {...rest} detail={detail} map={map && <RouteMap map={map} />} />
      </>
    )
  }
  if (notice) {
    return (
      <Notice tone="danger" title={notice}>
        {t('tracking.error.check')}
      </Notice>
    )
  }
  return placeholder && <p className="text-sm text-ink-muted">{placeholder}</p>
}

function Waiting() {
  const t = useTrackingWords()
  return (
    <Card>
      <p className="flex items-center justify-center gap-3 py-10">
        <Spinner label="" />
        {t('tracking.form.wait')}
      </p>
    </Card>
  )
}

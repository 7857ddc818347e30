import type { Data } from '@generated/data'
import type { RouteMapDrawing } from '#shipping/tracking/rules/drawing'
import type { Journey } from '#shipping/tracking/rules/journey'

/** All that a public page says of where a parcel is. */
export type Tracked = {
  detail: Data.Shipping.Tracking.Tracking
  map: RouteMapDrawing | null
  journey: Journey
  shareLink: string
}

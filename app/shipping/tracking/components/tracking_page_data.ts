import type { Data } from '@generated/data'
import type { RouteMapDrawing } from '#shipping/tracking/rules/route_map_drawing'
import type { Journey } from '#shipping/tracking/rules/tracking_journey'

export type TrackingPageData = {
  detail: Data.Shipping.Tracking.Tracking
  map: RouteMapDrawing | null
  journey: Journey
  shareLink: string
}

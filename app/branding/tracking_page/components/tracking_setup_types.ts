import type { DisplayFlags, ShopFacts } from '#branding/tracking_page/rules/visible_brand_detail'
import type { Data } from '@generated/data'
import type { Journey } from '#shipping/tracking/rules/tracking_journey'
import type { RouteMapDrawing } from '#shipping/tracking/rules/route_map_drawing'
import type { OfferedProduct } from '#branding/tracking_page/rules/visible_brand_detail'
import type { TemplateProperties } from '#branding/tracking_page/rules/colours'

export type PreviewParcelData = {
  state: string
  detail: Data.Shipping.Tracking.Tracking
  map: RouteMapDrawing | null
  journey: Journey
}

export type ThemeEntry = TemplateProperties & { id: number; value: number; label: string }

/** Settings that are saved separately. */
export type BrandSetting = 'theme' | 'preferences' | 'products'

export type TrackingSetupData = {
  address: string | null
  published: boolean
  facts: ShopFacts
  flags: DisplayFlags
  preferencesVersion: number
  products: OfferedProduct[]
  /** In display order. */
  selectedIds: number[]
  productsVersion: number
  trackingPageThemeSelection: {
    title1: string
    title2: string
    trackingPagetemplateId: number
    version: number
  }
  trackingPageThemeList: ThemeEntry[]
  previews: PreviewParcelData[]
}

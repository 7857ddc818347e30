import type { DisplayFlags, ShopFacts } from '#branding/tracking_page/rules/shown_detail'
import type { PreviewParcel } from '#branding/tracking_page/rules/preview_parcels'
import type { OfferedProduct } from '#branding/tracking_page/shop_products'
import type { TemplateProperties } from '#branding/tracking_page/rules/theme_choice'

export type ThemeEntry = TemplateProperties & { id: number; value: number; label: string }

/** What is saved by itself. */
export type Choice = 'theme' | 'preferences' | 'products'

export type TrackingSetup = {
  /** Where receivers find the page. */
  address: string | null
  published: boolean
  facts: ShopFacts
  flags: DisplayFlags
  preferencesVersion: number
  products: OfferedProduct[]
  /** In the order in which receivers see them. */
  selectedIds: number[]
  productsVersion: number
  trackingPageThemeSelection: {
    title1: string
    title2: string
    trackingPagetemplateId: number
    version: number
  }
  trackingPageThemeList: ThemeEntry[]
  previews: PreviewParcel[]
}

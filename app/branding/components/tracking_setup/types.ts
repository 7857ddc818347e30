import type { DisplayFlags, ShopFacts } from '../../tracking_page/shown_detail.js'
import type { PreviewParcel } from '../../tracking_page/preview_parcels.js'
import type { OfferedProduct } from '../../tracking_page/shop_products.js'
import type { TemplateProperties } from '../../tracking_page/theme_choice.js'

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

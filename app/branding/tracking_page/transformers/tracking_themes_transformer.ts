import { BaseTransformer } from '@adonisjs/core/transformers'
import type { buildThemeSettings } from '#branding/tracking_page/theme_settings'

export default class TrackingThemesTransformer extends BaseTransformer<
  ReturnType<typeof buildThemeSettings>
> {
  toObject() {
    return { ...this.resource }
  }
}

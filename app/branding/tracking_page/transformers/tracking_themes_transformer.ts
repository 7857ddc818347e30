import { BaseTransformer } from '@adonisjs/core/transformers'
import type { themeChoice } from '#branding/tracking_page/theme_choice'

export default class TrackingThemesTransformer extends BaseTransformer<
  ReturnType<typeof themeChoice>
> {
  toObject() {
    return { ...this.resource }
  }
}

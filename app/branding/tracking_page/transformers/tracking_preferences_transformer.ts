import { BaseTransformer } from '@adonisjs/core/transformers'
import type Brand from '#branding/business/brand'

export default class TrackingPreferencesTransformer extends BaseTransformer<Brand> {
  toObject() {
    const { displayFlags, isPublished, preferencesVersion: version } = this.resource
    return { ...displayFlags, enableBrandedTracking: isPublished, version }
  }
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import type { KnownState } from '#shipping/places/known_places'

export default class StateTransformer extends BaseTransformer<KnownState> {
  toObject() {
    return { value: this.resource.key, label: this.resource.name }
  }
}

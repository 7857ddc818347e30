import { BaseTransformer } from '@adonisjs/core/transformers'
import type State from '#shipping/places/state'

export default class StateTransformer extends BaseTransformer<State> {
  toObject() {
    return { value: this.resource.key, label: this.resource.name }
  }
}

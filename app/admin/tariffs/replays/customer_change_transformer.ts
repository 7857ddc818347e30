import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CustomerChange } from '#admin/tariffs/replays/courier_changes'

/** A courier is null if none has a price. */
export default class CustomerChangeTransformer extends BaseTransformer<CustomerChange> {
  toObject() {
    return this.pick(this.resource, ['key', 'name', 'from', 'to', 'shipments'])
  }
}

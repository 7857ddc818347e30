import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CustomerChange } from '#admin/tariffs/replays/courier_changes'

/** For how many shipments of a customer another courier is the cheapest; null where there is no price. */
export default class CustomerChangeTransformer extends BaseTransformer<CustomerChange> {
  toObject() {
    return this.pick(this.resource, ['key', 'name', 'from', 'to', 'shipments'])
  }
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CountedGroup } from '#shipping/addresses/address_groups'

export default class AddressGroupTransformer extends BaseTransformer<CountedGroup> {
  toObject() {
    const { id, name, count, isChangeable } = this.resource
    return { id, name, count, changeable: isChangeable }
  }
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import type AddressRequest from '#shipping/addresses/models/address_request'

export default class AddressRequestTransformer extends BaseTransformer<AddressRequest> {
  toObject() {
    const { id, name, createdAt, expiresAt, answeredAt, addressId } = this.resource
    return {
      id,
      name,
      created: createdAt.toISO()!,
      expires: expiresAt.toISO()!,
      answered: answeredAt?.toISO() ?? null,
      addressId,
    }
  }
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import type AddressRequest from '#shipping/addresses/models/address_request'
import { isoTime } from '#shared/time/rules/api_dates'

export default class AddressRequestTransformer extends BaseTransformer<AddressRequest> {
  toObject() {
    const { id, name, createdAt, expiresAt, answeredAt, addressId } = this.resource
    return {
      id,
      name,
      created: isoTime(createdAt),
      expires: isoTime(expiresAt),
      answered: isoTime(answeredAt),
      addressId,
    }
  }
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import type VirtualAccount from '#wallet/funding/models/virtual_account'

/** Use it only for an account that is ready. */
export default class VirtualAccountTransformer extends BaseTransformer<VirtualAccount> {
  toObject() {
    const { bankName, accountNumber, accountName } = this.resource
    return { bankName: bankName!, accountNumber: accountNumber!, accountName: accountName! }
  }
}

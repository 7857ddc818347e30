import { VirtualAccountSchema } from '#database/schema'
import type { PaymentProviderName } from '#wallet/providers/contract'

/** A bank account at the provider's that credits one wallet. */
export default class VirtualAccount extends VirtualAccountSchema {
  declare provider: PaymentProviderName
  declare status: 'creating' | 'ready' | 'refused'
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FactorsForStaff } from '#identity/second_factor/factor_view'
import { formatLagosTimestamp } from '#shared/time/lagos_time'

export default class StaffFactorTransformer extends BaseTransformer<FactorsForStaff> {
  toObject() {
    const { passkeys, authenticator, reset } = this.resource
    const keys = passkeys.length === 1 ? '1 passkey' : `${passkeys.length} passkeys`
    const kinds = [passkeys.length > 0 && keys, authenticator && 'authenticator app']
    return {
      kinds: kinds.filter(Boolean).join(', ') || null,
      reset: reset && {
        due: formatLagosTimestamp(reset.dueAt.toJSDate()),
        askedBy: reset.askedByUser.fullName,
        reason: reset.reason,
      },
    }
  }
}

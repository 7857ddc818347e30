import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import type { FactorView } from '#identity/second_factor/factor_view'
import { formatLagosTimestamp } from '#shared/time/lagos_time'

/** Omits all secrets. */
export default class FactorViewTransformer extends BaseTransformer<FactorView> {
  toObject() {
    const { passkeys, authenticator, recoveryCodesLeft, reset, ...state } = this.resource
    const { isOn, isNeeded, isShown, hasPassword } = state
    return {
      isOn,
      isNeeded,
      isShown,
      hasPassword,
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        added: stamp(createdAt),
        lastUsed: lastUsedAt && stamp(lastUsedAt),
      })),
      authenticator: authenticator && {
        added: stamp(authenticator.createdAt),
        lastUsed: authenticator.lastUsedAt && stamp(authenticator.lastUsedAt),
      },
      recoveryCodesLeft,
      resetDue: reset && stamp(reset.dueAt),
    }
  }
}

function stamp(at: DateTime): string {
  return formatLagosTimestamp(at.toJSDate())
}

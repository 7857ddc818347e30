import vine from '@vinejs/vine'
import type User from '#identity/accounts/models/user'
import { isBookingStaff } from '#identity/access/rules/roles'
import { Setting } from '#shared/settings/setting'

export const offersSecondFactor = new Setting<boolean>('identity.offers_second_factor', {
  description: 'Lets all users protect their sign-in with a second step',
  default: false,
  schema: vine.boolean({ strict: true }),
})

export const staffNeedSecondFactor = new Setting<boolean>('identity.staff_need_second_factor', {
  description: 'Requires a second step when staff sign in',
  default: false,
  schema: vine.boolean({ strict: true }),
})

export const approvalsNeedSecondFactor = new Setting<boolean>(
  'identity.approvals_need_second_factor',
  {
    description: 'Asks for the second step again before each approval',
    default: false,
    schema: vine.boolean({ strict: true }),
  }
)

/** In kobo. If the amount is negative, no withdrawal asks for a second factor. */
export const withdrawalsNeedSecondFactorKobo = new Setting<number>(
  'identity.withdrawals_need_second_factor_kobo',
  {
    description: 'Withdrawals above this amount ask for the second step again',
    default: -100,
    schema: vine.number({ strict: true }).withoutDecimals().range([-100, 1e12]),
  }
)

export const SECOND_FACTOR_SETTINGS: Setting<any>[] = [
  offersSecondFactor,
  staffNeedSecondFactor,
  approvalsNeedSecondFactor,
  withdrawalsNeedSecondFactorKobo,
]

type RoleHolder = Pick<User, 'role'>

/** True if the person can do nothing behind sign-in before showing a second factor. */
export async function needsSecondFactor({ role }: RoleHolder): Promise<boolean> {
  return isBookingStaff(role) && (await staffNeedSecondFactor.get())
}

/** True if the person may add factors and is asked for them. */
export async function usesSecondFactor(who: RoleHolder): Promise<boolean> {
  if (await offersSecondFactor.get()) return true
  if ((await withdrawalsNeedSecondFactorKobo.get()) >= 0) return true
  if (!isBookingStaff(who.role)) return false
  return (await staffNeedSecondFactor.get()) || approvalsNeedSecondFactor.get()
}

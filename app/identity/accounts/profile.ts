import db from '@adonisjs/lucid/services/db'
import { splitName } from '#identity/accounts/rules/account_rules'
import type { Caller } from '#identity/sessions/caller'
import AccountOpened from '#identity/accounts/account_opened'
import User from '#identity/accounts/models/user'
import { recordReferral } from '#identity/referrals/record_referral'
import { DomainError } from '#shared/errors/domain_error'

export async function renamePerson({ user }: Caller, fullName: string) {
  await user.merge(splitName(fullName)).save()
}

export async function changePhoneNumber({ user }: Caller, phoneNumber: string) {
  await user.merge({ phoneNumber }).save()
}

class SignUpAlreadyComplete extends DomainError {
  constructor() {
    super('E_CONFLICT', 'Your sign-up is already complete.')
  }
}

/** Adds the phone number, once per account: existing users must not add a referrer later. */
export async function completeSignUp(
  caller: Caller,
  given: { phoneNumber: string; referralCode: number | null }
) {
  await db.transaction(async (client) => {
    const user = await User.query({ client }).where('id', caller.user.id).forUpdate().firstOrFail()
    if (user.phoneNumber) throw new SignUpAlreadyComplete()
    await user.merge({ phoneNumber: given.phoneNumber }).save()
    await recordReferral(client, user, given.referralCode)
  })
  await AccountOpened.dispatch(caller.user.id)
}

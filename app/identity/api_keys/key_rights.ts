import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/accounts/models/user'
import { Forbidden } from '#identity/access/forbidden'
import type ApiKey from '#identity/api_keys/api_key'
import { paysRealMoney } from '#identity/api_keys/rules/key_rules'
import Membership from '#identity/organizations/models/membership'
import { lockTeam } from '#identity/organizations/team'
import type { Caller } from '#identity/sessions/caller'

/** Members see all keys and change their own, but only owners change keys that pay real money. */
export class KeyRights {
  private constructor(
    private readonly userId: number,
    private readonly isOwner: boolean
  ) {}

  static async of(caller: Caller, client?: TransactionClientContract): Promise<KeyRights> {
    if (caller.ownerUserId !== null) return new KeyRights(caller.user.id, true)
    const place = await Membership.query({ client })
      .where({ userId: caller.user.id, organizationId: caller.organization.liveId })
      .firstOrFail()
    return new KeyRights(caller.user.id, place.isOwner)
  }

  /** Locks the business or the customer, so that changes of their keys run one at a time. */
  static async lock(caller: Caller, trx: TransactionClientContract): Promise<KeyRights> {
    const { ownerUserId, organization } = caller
    if (ownerUserId === null) await lockTeam(trx, organization.liveId)
    else await User.query({ client: trx }).where('id', ownerUserId).forUpdate().firstOrFail()
    return this.of(caller, trx)
  }

  mayHave(key: Parameters<typeof paysRealMoney>[0]): boolean {
    return this.isOwner || !paysRealMoney(key)
  }

  mayChange(key: ApiKey): boolean {
    return this.mayRevoke(key) && this.mayHave(key)
  }

  mayRevoke(key: ApiKey): boolean {
    return this.isOwner || key.userId === this.userId
  }

  /** Throws Forbidden. */
  requireHave(key: Parameters<typeof paysRealMoney>[0]) {
    if (this.mayHave(key)) return
    throw new Forbidden(
      'Only an owner of the business can make or change a live key that pays from the wallet.'
    )
  }

  /** Throws Forbidden. */
  requireRevoke(key: ApiKey) {
    if (this.mayRevoke(key)) return
    throw new Forbidden(
      'Only the person who made this key, or an owner of the business, can do this.'
    )
  }
}

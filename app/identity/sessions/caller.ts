import { errors } from '@adonisjs/auth'
import type User from '#identity/accounts/models/user'
import type Organization from '#identity/organizations/models/organization'
import { isAdmin, isBookingStaff } from '#identity/access/rules/roles'

/** Who is asking, and for which organization. The middleware puts it on the context of a signed-in request. */
export class Caller {
  constructor(
    readonly user: User,
    readonly organization: Organization,
    /** What they came in with, where they came in: the row that ends it when it is revoked. */
    readonly accessId: string | null = null
  ) {}

  get isAdmin() {
    return isAdmin(this.user.role)
  }

  get isBookingStaff() {
    return isBookingStaff(this.user.role)
  }

  /**
   * Retail customers share one organization, so what they own is theirs alone; what a business
   * owns belongs to all its members. Null means the whole organization.
   */
  get ownerUserId(): number | null {
    return this.organization.isBusiness ? null : this.user.id
  }
}

/** The caller of a request that needs one; throws E_UNAUTHORIZED_ACCESS when nobody is signed in. */
export function callerOf({ caller }: { caller?: Caller }): Caller {
  if (caller) return caller
  throw new errors.E_UNAUTHORIZED_ACCESS('Not signed in', { guardDriverName: 'jwt' })
}

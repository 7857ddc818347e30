import { errors } from '@adonisjs/auth'
import type ApiKey from '#identity/api_keys/api_key'
import { MissingScope } from '#identity/api_keys/api_key_errors'
import { PRIVATE_SCOPES, type Scope } from '#identity/api_keys/rules/scopes'
import type User from '#identity/accounts/models/user'
import type Organization from '#identity/organizations/models/organization'
import { isAdmin, isBookingStaff } from '#identity/access/rules/roles'
import { KeyMakerLeft } from '#identity/teams/team_errors'
import { hasRight, type TeamRight, type TeamRole } from '#identity/teams/rules/team_rights'

/** What they came in with has shown beside a password. */
export interface FactorProof {
  /** A second factor, when it came in or later. */
  isGiven: boolean
  /** One within the last ten minutes. */
  isFresh: boolean
  /** Whether it came in within the last ten minutes. */
  isNew: boolean
}

const NO_FACTOR_PROOF: FactorProof = { isGiven: false, isFresh: false, isNew: false }

/** Who is asking, and for which organization. The middleware puts it on the context of a signed-in request. */
export class Caller {
  constructor(
    readonly user: User,
    readonly organization: Organization,
    /** What they came in with, where they came in: the row that ends it when it is revoked. */
    readonly accessId: string | null = null,
    /** What a program came in with. */
    readonly apiKey: ApiKey | null = null,
    readonly proof: FactorProof = NO_FACTOR_PROOF,
    /** What they are in the business that they act for; null where there is no team, and where we act ourselves. */
    readonly place: TeamRole | 'left' | null = null
  ) {}

  /** Staff do what they may do as staff, whatever they are in a business. */
  get teamRole(): TeamRole | null {
    return this.isBookingStaff ? null : this.memberRole
  }

  /** What they are in the business whose money they would spend, staff or not; null where there is no team. */
  get memberRole(): TeamRole | null {
    return this.place === 'left' ? 'booker' : this.place
  }

  /** Of a key whose maker is in the business no more: it prices, books and follows, reads no people and pays nothing. */
  get makerHasLeft() {
    return this.place === 'left'
  }

  may(right: TeamRight): boolean {
    return this.teamRole === null || hasRight(this.teamRole, right)
  }

  get isTest() {
    return this.organization.isTest
  }

  get isAdmin() {
    return this.worksAsStaff && isAdmin(this.user.role)
  }

  get isBookingStaff() {
    return this.worksAsStaff && isBookingStaff(this.user.role)
  }

  /** Staff work as themselves and on what is live: a key, and whoever tries things, is a customer. */
  get worksAsStaff() {
    return this.apiKey === null && !this.isTest
  }

  /** For a call, and what it does beyond its own scope. A person needs none. Throws ScopeMissing, MakerHasLeft. */
  requireScope(scope: Scope) {
    if (this.apiKey && !this.apiKey.scopes.includes(scope)) throw new MissingScope(scope)
    if (this.makerHasLeft && PRIVATE_SCOPES.includes(scope)) throw new KeyMakerLeft()
  }

  /**
   * In whose name an Idempotency-Key is kept. Programs number their orders for one organization; what people
   * do from a page has a key that is good once, whichever they act for.
   */
  get ownerOfCommands() {
    const isApart = this.apiKey !== null || this.isTest
    return { userId: this.user.id, organizationId: isApart ? this.organization.id : 0 }
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

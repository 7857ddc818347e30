import { errors } from '@adonisjs/auth'
import type ApiKey from '#identity/api_keys/api_key'
import { MissingScope } from '#identity/api_keys/api_key_errors'
import { PRIVATE_SCOPES, type Scope } from '#identity/api_keys/rules/scopes'
import type User from '#identity/accounts/models/user'
import type Organization from '#identity/organizations/models/organization'
import { isAdmin, isBookingStaff } from '#identity/access/rules/roles'
import { KeyCreatorLeft } from '#identity/teams/team_errors'
import { hasRight, type TeamRight, type TeamRole } from '#identity/teams/rules/team_rights'

export interface FactorProof {
  isGiven: boolean
  /** The second factor was confirmed within the last ten minutes. */
  isFresh: boolean
  /** The sign-in was within the last ten minutes. */
  isRecentSignIn: boolean
}

const NO_FACTOR_PROOF: FactorProof = { isGiven: false, isFresh: false, isRecentSignIn: false }

/** The user and organization of a request, set on the context by the middleware. */
export class Caller {
  constructor(
    readonly user: User,
    readonly organization: Organization,
    readonly accessId: string | null = null,
    readonly apiKey: ApiKey | null = null,
    readonly proof: FactorProof = NO_FACTOR_PROOF,
    /** The role in the business; null in organizations without a team, and in background work. */
    readonly membershipRole: TeamRole | 'left' | null = null
  ) {}

  /** The role that decides what the caller may do; null for staff, who need no team right. */
  get teamRole(): TeamRole | null {
    return this.isBookingStaff ? null : this.memberRole
  }

  /** The role that decides what the caller may spend, even for staff; null without a team. */
  get memberRole(): TeamRole | null {
    return this.membershipRole === 'left' ? 'booker' : this.membershipRole
  }

  /** A key whose creator has left can price, book and track, but not read personal data or pay. */
  get creatorHasLeft() {
    return this.membershipRole === 'left'
  }

  may(right: TeamRight): boolean {
    return this.teamRole === null || hasRight(this.teamRole, right)
  }

  get isTest() {
    return this.organization.isTest
  }

  get isAdmin() {
    return this.mayActAsStaff && isAdmin(this.user.role)
  }

  get isBookingStaff() {
    return this.mayActAsStaff && isBookingStaff(this.user.role)
  }

  get isRoot() {
    return this.mayActAsStaff && this.user.role === 'ROOT'
  }

  /** API keys, and staff in test mode, act as customers and never as staff. */
  get mayActAsStaff() {
    return this.apiKey === null && !this.isTest
  }

  /**
   * Checks the scope of an API key; people need none. A key whose creator has left keeps calls that
   * show no stored personal data. Throws MissingScope, KeyCreatorLeft.
   */
  requireScope(scope: Scope, { showsOnlyInput = false } = {}) {
    if (this.apiKey && !this.apiKey.scopes.includes(scope)) throw new MissingScope(scope)
    const isPrivate = PRIVATE_SCOPES.includes(scope) && !showsOnlyInput
    if (this.creatorHasLeft && isPrivate) throw new KeyCreatorLeft()
  }

  /**
   * The owner of an Idempotency-Key: the user in one organization for API keys and in test mode,
   * because API clients use their order numbers; else the user, because pages use random keys.
   */
  get idempotencyKeyOwner() {
    const isSeparate = this.apiKey !== null || this.isTest
    return { userId: this.user.id, organizationId: isSeparate ? this.organization.id : 0 }
  }

  /** The user, to whom retail data belong; null in a business, whose members share all data. */
  get ownerUserId(): number | null {
    return this.organization.isBusiness ? null : this.user.id
  }
}

/** Throws E_UNAUTHORIZED_ACCESS if nobody is signed in. */
export function callerOf({ caller }: { caller?: Caller }): Caller {
  if (caller) return caller
  throw new errors.E_UNAUTHORIZED_ACCESS('Not signed in', { guardDriverName: 'jwt' })
}

import { UserSchema } from '#database/schema'
import hash from '@adonisjs/core/services/hash'
import { beforeSave, belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { ApprovalGroup } from '#identity/access/rules/approval_groups'
import Membership from '#identity/organizations/models/membership'
import type { Role } from '#identity/access/rules/roles'

export const ACCOUNT_STATUSES = ['ACTIVE', 'PENDING', 'BLOCKED', 'DEACTIVATED'] as const

/** PENDING: the e-mail address is not confirmed yet. */
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

export type AuthProvider = 'password' | 'google' | 'facebook' | 'local'

export default class User extends UserSchema {
  declare role: Role
  declare authProvider: AuthProvider
  declare approvalGroup: ApprovalGroup | null

  @hasMany(() => Membership)
  declare memberships: HasMany<typeof Membership>

  @belongsTo(() => User, { foreignKey: 'blockedBy' })
  declare blockedByUser: BelongsTo<typeof User> | null

  @beforeSave()
  static async hashPassword(user: User) {
    const { password } = user.$dirty
    if (password) user.password = await hash.make(password)
  }

  get fullName() {
    return [this.firstname, this.lastname].filter(Boolean).join(' ')
  }

  get status(): AccountStatus {
    if (this.blockedAt) return 'BLOCKED'
    if (this.deactivatedAt) return 'DEACTIVATED'
    return this.emailVerifiedAt ? 'ACTIVE' : 'PENDING'
  }

  /** Users from an external sign-in still have to give a phone number. */
  get mustCompleteSignUp(): boolean {
    return this.authProvider !== 'password' && !this.phoneNumber
  }

  /** The membership of the first organization that they joined. Its wallet gets their rewards. */
  async homeMembership() {
    return queryMemberships(this).orderBy('id').firstOrFail()
  }

  /** The organization that they last entered, or their home if they entered none. */
  async lastMembership() {
    return queryMemberships(this).orderByRaw('last_entered_at desc nulls last, id').firstOrFail()
  }
}

function queryMemberships({ id }: User) {
  return Membership.query().where('userId', id).preload('organization')
}

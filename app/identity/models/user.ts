import { UserSchema } from '#database/schema'
import hash from '@adonisjs/core/services/hash'
import { compose } from '@adonisjs/core/helpers'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import Membership from '#identity/models/membership'
import type { Role } from '#identity/roles'

export default class User extends compose(UserSchema, withAuthFinder(hash)) {
  declare role: Role

  @hasMany(() => Membership)
  declare memberships: HasMany<typeof Membership>

  get fullName() {
    return `${this.firstname} ${this.lastname}`
  }

  /** The organization a person works for when they have not chosen one: the first they joined. */
  async homeMembership() {
    return Membership.query()
      .where('userId', this.id)
      .preload('organization')
      .orderBy('id')
      .firstOrFail()
  }
}

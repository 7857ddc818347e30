import { shownDay } from '#shared/time/date_words'
import { BaseTransformer } from '@adonisjs/core/transformers'
import type Membership from '#identity/organizations/models/membership'

/** A person's place in a business, as the others in it see it. */
export default class MemberTransformer extends BaseTransformer<Membership> {
  toObject() {
    const { id, role, user, createdAt } = this.resource
    return {
      id,
      fullName: user.fullName,
      email: user.email,
      role,
      status: user.status,
      joinedAt: createdAt.toISO()!,
      joinedDay: shownDay(createdAt),
    }
  }
}

import { formatLagosDate } from '#shared/time/lagos_time'
import { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import type Invitation from '#identity/organizations/models/invitation'
import { isoTime } from '#shared/time/rules/api_dates'

export default class InvitationTransformer extends BaseTransformer<Invitation> {
  toObject() {
    const { id, email, teamRole, inviter, expiresAt } = this.resource
    return {
      id,
      email,
      role: teamRole,
      invitedBy: inviter.fullName,
      expiresAt: isoTime(expiresAt),
      expiresDay: formatLagosDate(expiresAt),
      expired: expiresAt < DateTime.utc(),
    }
  }

  forInvitee() {
    const { id, email, teamRole, organization, inviter, expiresAt } = this.resource
    return {
      id,
      email,
      role: teamRole,
      organizationName: organization.name,
      invitedBy: inviter.fullName,
      expiresDay: formatLagosDate(expiresAt),
    }
  }
}

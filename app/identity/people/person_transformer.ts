import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#identity/accounts/models/user'
import { APPROVAL_GROUP_NAMES } from '#identity/access/rules/approval_groups'
import { AUTH_PROVIDER_NAMES } from '#identity/accounts/auth_providers'
import { computePersonVersion } from '#identity/people/person_record'
import { ROLE_NAMES } from '#identity/access/rules/roles'
import { formatLagosDate } from '#shared/time/lagos_time'
import { isoTime } from '#shared/time/rules/api_dates'

export default class PersonTransformer extends BaseTransformer<User> {
  toObject() {
    const { id, createdAt, firstname, lastname, email, phoneNumber, status, role } = this.resource
    return {
      id,
      dateCreated: isoTime(createdAt),
      createdDay: formatLagosDate(createdAt),
      firstname,
      lastname,
      username: email,
      phoneNumber,
      status,
      role,
      roleName: ROLE_NAMES[role],
    }
  }

  forEditing() {
    const { id, email, firstname, lastname, phoneNumber, status, role, approvalGroup } =
      this.resource
    return {
      id,
      username: email,
      firstname,
      lastname,
      phoneNumber,
      status,
      roles: [role],
      approvalGroups: approvalGroup ? [approvalGroup] : [],
      version: computePersonVersion(this.resource),
    }
  }

  /** Adds what only the account page shows. Expects a preloaded `blockedByUser`. */
  forAccount() {
    const { createdAt, authProvider, approvalGroup, emailVerifiedAt, blockedAt, deactivatedAt } =
      this.resource
    return {
      ...this.toObject(),
      memberSince: formatLagosDate(createdAt),
      signUpMethod: AUTH_PROVIDER_NAMES[authProvider],
      approvalGroupName: approvalGroup && APPROVAL_GROUP_NAMES[approvalGroup],
      verifiedDay: emailVerifiedAt && formatLagosDate(emailVerifiedAt),
      blockedDay: blockedAt && formatLagosDate(blockedAt),
      blockedReason: this.resource.blockedReason,
      blockedByName: this.resource.blockedByUser?.fullName ?? null,
      deactivatedDay: deactivatedAt && formatLagosDate(deactivatedAt),
      erasedDay: this.resource.erasedAt && formatLagosDate(this.resource.erasedAt),
    }
  }
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#identity/accounts/models/user'
import { AUTH_PROVIDER_NAMES } from '#identity/accounts/auth_providers'
import { formatLagosDate } from '#shared/time/lagos_time'
import { isoTime } from '#shared/time/rules/api_dates'

export default class ProfileTransformer extends BaseTransformer<User> {
  toObject() {
    const { fullName, email, authProvider, phoneNumber, createdAt } = this.resource
    return { fullName, username: email, authProvider, phoneNumber, dateCreated: isoTime(createdAt) }
  }

  forSettings() {
    const { authProvider, password, createdAt } = this.resource
    return {
      ...this.toObject(),
      signUpMethod: AUTH_PROVIDER_NAMES[authProvider],
      hasPassword: password !== null,
      memberSince: formatLagosDate(createdAt),
    }
  }
}

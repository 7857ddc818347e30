import { BaseTransformer } from '@adonisjs/core/transformers'
import type AccessToken from '#identity/sessions/access_token'
import { lagosMoment } from '#shared/time/lagos_time'

export default class AccessTokenTransformer extends BaseTransformer<AccessToken> {
  toObject() {
    const { id, organization, createdAt, expiresAt } = this.resource
    const [since, until] = [lagosMoment(createdAt), lagosMoment(expiresAt)]
    return {
      // The id is part of a bearer token, so only a prefix is shown.
      key: id.slice(0, 8),
      organization: organization.name,
      since: `${since.day}, ${since.time}`,
      until: `${until.day}, ${until.time}`,
    }
  }
}

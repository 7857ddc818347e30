import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { UserIdentitySchema } from '#database/schema'
import type { SocialProvider } from '#identity/oauth/provider_settings'
import User from '#identity/accounts/models/user'

type Identity = { provider: SocialProvider; id: string }

/** That a person here is a certain person at a provider. */
export default class UserIdentity extends UserIdentitySchema {
  declare provider: SocialProvider

  static async ownerOf(client: TransactionClientContract, { provider, id }: Identity) {
    const row = await this.query({ client }).where({ provider, providerUserId: id }).first()
    return row ? User.findOrFail(row.userId, { client }) : null
  }

  /** By hand, because its key is of two columns and a model can have only one. */
  static async link(client: TransactionClientContract, user: User, { provider, id }: Identity) {
    await client.table(this.table).insert({ provider, provider_user_id: id, user_id: user.id })
  }
}

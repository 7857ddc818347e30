import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { UserIdentitySchema } from '#database/schema'
import type { SocialProvider } from '#identity/oauth/provider_settings'
import User from '#identity/accounts/models/user'

type Identity = { provider: SocialProvider; id: string }

export default class UserIdentity extends UserIdentitySchema {
  declare provider: SocialProvider

  static async ownerOf(client: TransactionClientContract, { provider, id }: Identity) {
    const row = await this.query({ client }).where({ provider, providerUserId: id }).first()
    return row ? User.findOrFail(row.userId, { client }) : null
  }

  /** Inserts without the model, which cannot have a composite key. */
  static async link(client: TransactionClientContract, user: User, { provider, id }: Identity) {
    await client.table(this.table).insert({ provider, provider_user_id: id, user_id: user.id })
  }
}

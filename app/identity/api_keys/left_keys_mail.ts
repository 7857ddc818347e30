import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { urlFor } from '@adonisjs/core/services/url_builder'
import ApiKey from '#identity/api_keys/api_key'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import Organization from '#identity/organizations/models/organization'
import { listOwners } from '#identity/teams/owners'
import { sendMail } from '#shared/mail/send_mail'

interface LeftKeys {
  leaver: User
  business: string
  keys: ApiKey[]
}

/** Tells an owner which API keys of a person who left by themselves still work. */
class LeftKeysMail extends AccountMail {
  constructor(
    user: User,
    private readonly left: LeftKeys
  ) {
    super(user)
  }

  protected contents() {
    const { leaver, business, keys } = this.left
    const names = keys.map(({ name, mode, lastFour }) => `"${name}" (${mode}, ends in ${lastFour})`)
    return {
      subject: `${leaver.fullName} has left ${business}; their API keys still work`,
      greeting: this.greeting,
      paragraphs: [
        `${leaver.fullName} has left ${business}. These API keys of theirs still work: ${names.join(', ')}.`,
        'The keys can still get prices, book and track parcels. Live keys can no longer read shipments, balances or webhooks, change anything that is stored, or pay, until an owner rolls them.',
        'Revoke the keys that you no longer need and roll the others, so that only your team knows them.',
      ],
      action: { label: 'See the API keys', url: urlFor('identity.developers', [], siteUrlOptions) },
    }
  }
}

/** Mails the remaining owners, so call this after the membership has ended. */
export async function sendLeftKeysMails(
  trx: TransactionClientContract,
  leaver: User,
  organizationId: number
) {
  const keys = await ApiKey.open(ApiKey.query({ client: trx }))
    .where('userId', leaver.id)
    .whereIn('organizationId', [organizationId, -organizationId])
    .orderBy('id')
  if (keys.length === 0) return
  const { name: business } = await Organization.findOrFail(organizationId, { client: trx })
  for (const owner of await listOwners(organizationId, trx))
    await sendMail(new LeftKeysMail(owner, { leaver, business, keys }), trx)
}

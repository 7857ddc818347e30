import type { DateTime } from 'luxon'
import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { describePhone } from '#shared/brand/rules/contact'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import type ApiKey from '#identity/api_keys/api_key'
import { SCOPES } from '#identity/api_keys/rules/scopes'
import { formatKobo } from '#shared/money/rules/money'
import { formatLagosMoment } from '#shared/time/lagos_time'

export type KeyChange = { what: 'made' | 'changed' | 'revoked' } | { what: 'rolled'; old: ApiKey }

type KeyChangeDetails = KeyChange & {
  key: ApiKey
  by: User
  at: DateTime
  from: string
}

/** Tells people that an API key was made, changed, rolled or revoked. */
export default class KeyMail extends AccountMail {
  constructor(
    user: User,
    private readonly details: KeyChangeDetails
  ) {
    super(user)
  }

  protected contents() {
    const { what, key, by, at, from } = this.details
    const isOwn = by.id === this.user.id
    const who = isOwn ? 'You' : `${by.fullName} (${by.email})`
    const where = key.organization.isBusiness ? ` of ${key.organization.name}` : ''
    const did = what === 'made' ? 'created' : what
    const done = `${who} ${did} the ${key.mode} API key "${key.name}"${where}, which ends in ${key.lastFour}, at ${formatLagosMoment(at.toJSDate())} from the address ${from}.`
    return {
      subject: `Your ${brand.name} ${key.mode} API key "${key.name}" was ${did}`,
      greeting: this.greeting,
      paragraphs: [done, ...this.consequences()],
      action: { label: 'See the API keys', url: urlFor('identity.developers', [], siteUrlOptions) },
      notes: [
        `If ${isOwn ? 'this was not you' : 'you did not expect this'}, revoke the key at once, choose a new password and ${describePhone(brand)}.`,
      ],
    }
  }

  private consequences(): string[] {
    const { details } = this
    if (details.what === 'revoked') return ['Programs that use it no longer work.']
    if (details.what === 'rolled') {
      const { lastFour, expiresAt } = details.old
      const until = formatLagosMoment(expiresAt!.toJSDate())
      return [`The old key, which ends in ${lastFour}, stops working at ${until}.`]
    }
    return [this.allowed(details.key)]
  }

  private allowed({ scopes, dailyLimitKobo, addresses, expiresAt }: ApiKey): string {
    const most = scopes.includes('wallet:pay')
      ? `, at most ${formatKobo(dailyLimitKobo)} a day`
      : ''
    const can = scopes.map((scope) => SCOPES[scope].toLowerCase()).join('; ')
    const from = addresses ? ` It works from ${addresses.join(', ')} only.` : ''
    const until = expiresAt
      ? ` It stops working at ${formatLagosMoment(expiresAt.toJSDate())}.`
      : ''
    return `A program with this key can: ${can}${most}.${from}${until}`
  }
}

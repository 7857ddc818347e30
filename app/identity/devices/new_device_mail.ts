import { DateTime } from 'luxon'
import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { describePhone } from '#shared/brand/rules/contact'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import { lagosMoment } from '#shared/time/lagos_time'

export default class NewDeviceMail extends AccountMail {
  constructor(
    user: User,
    private readonly client: string | null,
    private readonly at = DateTime.utc()
  ) {
    super(user)
  }

  protected contents() {
    const { day, time } = lagosMoment(this.at)
    return {
      subject: `New sign-in to your ${brand.name} account`,
      greeting: this.greeting,
      paragraphs: [
        `Somebody signed in to your account with ${this.client ?? 'a device that we do not know'} on ${day} at ${time}, Lagos time.`,
        'If this was you, there is nothing to do.',
      ],
      action: {
        label: 'Not you? Sign out everywhere',
        url: urlFor('identity.security', [], siteUrlOptions),
      },
      notes: [`Choose a new password as well, and ${describePhone(brand)} if you need help.`],
    }
  }
}

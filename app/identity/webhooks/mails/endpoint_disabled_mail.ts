import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import type WebhookEndpoint from '#identity/webhooks/models/webhook_endpoint'

export default class EndpointDisabledMail extends AccountMail {
  constructor(
    user: User,
    private readonly endpoint: WebhookEndpoint
  ) {
    super(user)
  }

  protected contents() {
    const { id, url, mode, disabledReason } = this.endpoint
    return {
      subject: `We switched off your ${brand.name} webhook endpoint`,
      greeting: this.greeting,
      paragraphs: [
        `We no longer send ${mode} events to ${url}. ${disabledReason}`,
        'Events that were waiting for it are dropped. Fix the endpoint and switch it on again, then choose "Send Missed Events" for the days it missed. We keep events for 30 days.',
      ],
      action: {
        label: 'See the deliveries',
        url: urlFor('identity.webhooks.deliveries', { id }, siteUrlOptions),
      },
    }
  }
}

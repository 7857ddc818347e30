import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { AccountMail, onOurSite } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import type WebhookEndpoint from '#identity/webhooks/models/webhook_endpoint'

export default class EndpointOffMail extends AccountMail {
  constructor(
    user: User,
    private readonly endpoint: WebhookEndpoint
  ) {
    super(user)
  }

  protected contents() {
    const { id, url, mode, disabledReason } = this.endpoint
    return {
      subject: `We have switched off a webhook endpoint on ${brand.name}`,
      greeting: this.greeting,
      paragraphs: [
        `We no longer send ${mode} events to ${url}. ${disabledReason}`,
        'Events that were on their way there are dropped. Put the endpoint right and switch it on again; then choose "Send Missed Events" for the days that it missed. We keep events for 30 days.',
      ],
      action: {
        label: 'See the deliveries',
        url: urlFor('identity.webhooks.deliveries', { id }, onOurSite),
      },
    }
  }
}

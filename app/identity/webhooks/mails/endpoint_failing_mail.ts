import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import type WebhookEndpoint from '#identity/webhooks/models/webhook_endpoint'

export default class EndpointFailingMail extends AccountMail {
  constructor(
    user: User,
    private readonly endpoint: WebhookEndpoint
  ) {
    super(user)
  }

  protected contents() {
    const { id, url, mode } = this.endpoint
    return {
      subject: `Your ${brand.name} webhook endpoint is not receiving events`,
      greeting: this.greeting,
      paragraphs: [
        `None of the ${mode} events we sent to ${url} in the last two days has arrived. We keep trying, and switch the endpoint off after five days.`,
        'The deliveries page shows how your server answered. Once it works again, the events that are waiting arrive by themselves.',
      ],
      action: {
        label: 'See the deliveries',
        url: urlFor('identity.webhooks.deliveries', { id }, siteUrlOptions),
      },
    }
  }
}

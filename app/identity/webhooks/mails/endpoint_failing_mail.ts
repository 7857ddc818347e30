import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { AccountMail, onOurSite } from '#identity/accounts/mails/account_mail'
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
      subject: `Nothing reaches a webhook endpoint of yours on ${brand.name}`,
      greeting: this.greeting,
      paragraphs: [
        `For two days none of the ${mode} events that we sent to ${url} has arrived. We keep trying. After five days of this we switch the endpoint off.`,
        'The log of deliveries shows what your server answered. When it is working again, what still waits arrives by itself.',
      ],
      action: {
        label: 'See the deliveries',
        url: urlFor('identity.webhooks.deliveries', { id }, onOurSite),
      },
    }
  }
}

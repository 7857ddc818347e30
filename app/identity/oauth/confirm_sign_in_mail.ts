import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { AUTH_PROVIDER_NAMES } from '#identity/accounts/auth_providers'
import { siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type { ProviderProfile } from '#identity/oauth/provider_profile'
import { PlatformEmail } from '#shared/mail/platform_email'

/** Goes to an address that the provider did not verify. */
export default class ConfirmSignInMail extends PlatformEmail {
  constructor(
    private readonly profile: Pick<ProviderProfile, 'provider' | 'firstname' | 'lastname'>,
    private readonly address: string,
    private readonly token: string
  ) {
    super()
  }

  protected get recipient() {
    return { address: this.address }
  }

  protected contents() {
    const { provider, firstname, lastname } = this.profile
    const service = AUTH_PROVIDER_NAMES[provider]
    return {
      subject: `Confirm your ${service} sign-in to ${brand.name}`,
      greeting: 'Hello,',
      paragraphs: [
        `${[firstname, lastname].join(' ').trim()} on ${service} wants to sign in to ${brand.name} as ${this.address}. If this is you, confirm it in the browser where you started.`,
      ],
      action: {
        label: 'Yes, this is me',
        url: urlFor('identity.oauth.confirm', {}, { ...siteUrlOptions, qs: { token: this.token } }),
      },
      notes: [
        'The link works once, within one hour, and only in the browser where you started.',
        'If this is not you, ignore this message: nothing has changed.',
      ],
    }
  }
}

import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { describePhone } from '#shared/brand/rules/contact'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'

export type FactorChange = 'passkey' | 'authenticator'

export type NotifiedChange = `${FactorChange}_${'added' | 'removed'}` | 'codes_renewed'

const CHANGE_TEXTS: Record<NotifiedChange, { subject: string; text: string }> = {
  passkey_added: {
    subject: 'A passkey was added to your account',
    text: 'A passkey was just added to your account. You can sign in with it from now on.',
  },
  passkey_removed: {
    subject: 'A passkey was removed from your account',
    text: 'A passkey was just removed from your account. It no longer works.',
  },
  authenticator_added: {
    subject: 'An authenticator app was added to your account',
    text: 'An authenticator app was just added to your account. You can sign in with its codes from now on.',
  },
  authenticator_removed: {
    subject: 'The authenticator app was removed from your account',
    text: 'The authenticator app was just removed from your account. Its codes no longer work.',
  },
  codes_renewed: {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were just made for your account. The ones before no longer work.',
  },
}

export default class FactorChangedMail extends AccountMail {
  constructor(
    user: User,
    private readonly change: NotifiedChange
  ) {
    super(user)
  }

  protected contents() {
    const { subject, text } = CHANGE_TEXTS[this.change]
    return {
      subject,
      greeting: this.greeting,
      paragraphs: [text, 'If this was you, there is nothing to do.'],
      action: { label: 'Check my account', url: urlFor('identity.security', [], siteUrlOptions) },
      notes: [`If this was not you, choose a new password at once and ${describePhone(brand)}.`],
    }
  }
}

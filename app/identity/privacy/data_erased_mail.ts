import brand from '#config/brand'
import { describeContact } from '#shared/brand/rules/contact'
import { AccountMail } from '#identity/accounts/mails/account_mail'

export default class DataErasedMail extends AccountMail {
  protected contents() {
    return {
      subject: `Your ${brand.name} account is erased`,
      greeting: this.greeting,
      paragraphs: [
        'We have erased your account and what we kept about you. Nobody can sign in to it, and we cannot bring it back.',
        'The law makes us keep the amounts of payments and parcels for six years, without your name.',
        `If you did not ask for this, ${describeContact(brand, 'privacyEmail')} at once.`,
      ],
    }
  }
}

import brand from '#config/brand'
import { describeContact } from '#shared/brand/rules/contact'
import { AccountMail } from '#identity/accounts/mails/account_mail'

export default class AccountDeactivatedMail extends AccountMail {
  protected contents() {
    return {
      subject: `Your ${brand.name} account is deactivated`,
      greeting: this.greeting,
      paragraphs: [
        'Your account has been deactivated, so nobody can sign in to it. Parcels already on the way will still be delivered, and the money in your wallet stays yours.',
        `If you want the account back, or did not ask for this, ${describeContact(brand, 'contactEmail')}.`,
      ],
    }
  }
}

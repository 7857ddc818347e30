import brand from '#config/brand'
import { AccountMail } from '#identity/accounts/mails/account_mail'

export default class AccountDeactivatedMail extends AccountMail {
  protected contents() {
    return {
      subject: `Your ${brand.name} account is deactivated`,
      greeting: this.greeting,
      paragraphs: [
        'Your account has been deactivated, and nobody can sign in to it any more. Parcels that are under way are delivered, and what is in your wallet stays yours.',
        `If you want the account back, or it was not you, call us on ${brand.contactNumber} or write to ${brand.contactEmail}.`,
      ],
    }
  }
}

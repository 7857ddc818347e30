import brand from '#config/brand'
import { AccountMail } from '#identity/accounts/mails/account_mail'

/** To the address that we have just forgotten: the last mail to it. */
export default class DataErasedMail extends AccountMail {
  protected contents() {
    return {
      subject: `Your ${brand.name} account is erased`,
      greeting: this.greeting,
      paragraphs: [
        'Your account and what we kept about you are erased. Nobody can sign in to it, and we cannot bring it back.',
        'What the law wants us to keep, the amounts of payments and parcels, stays for six years without your name.',
        `If you did not ask for this, write to ${brand.privacyEmail} at once.`,
      ],
    }
  }
}

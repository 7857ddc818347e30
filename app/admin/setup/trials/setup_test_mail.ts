import brand from '#config/brand'
import { AccountMail } from '#identity/accounts/mails/account_mail'

export default class SetupTestMail extends AccountMail {
  protected contents() {
    return {
      subject: `Mail from ${brand.name} works`,
      greeting: this.greeting,
      paragraphs: [
        'You asked for this message on the Set-up page. If you can read it, mail works.',
        'If it landed in spam, ask whoever looks after your domain to add SPF, DKIM and DMARC records.',
      ],
    }
  }
}

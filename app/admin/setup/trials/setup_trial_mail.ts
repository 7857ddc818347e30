import brand from '#config/brand'
import { AccountMail } from '#identity/accounts/mails/account_mail'

/** To the member of staff who asked whether mail works. */
export default class SetupTrialMail extends AccountMail {
  protected contents() {
    return {
      subject: `Mail from ${brand.name} works`,
      greeting: this.greeting,
      paragraphs: [
        'You asked for this message on the page Set-up. That you read it means that mail arrives.',
        'If it came as spam, ask whoever looks after your domain for SPF, DKIM and DMARC records.',
      ],
    }
  }
}

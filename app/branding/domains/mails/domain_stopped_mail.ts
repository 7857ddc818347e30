import { DomainMail } from '#branding/domains/mails/domain_mail'

export default class DomainStoppedMail extends DomainMail {
  protected contents() {
    const { domain, business } = this.news
    return {
      subject: `Your tracking page is no longer on ${domain.host}`,
      greeting: this.greeting,
      paragraphs: [
        `${domain.host} has not led to us for days, so we took the tracking page of ${business.name} off it. New messages to your receivers lead to your address with us, where the page goes on.`,
        this.found,
        'When the record is right again, press "Check Now" on your tracking page setup and the page is back.',
      ],
      action: this.action,
    }
  }
}

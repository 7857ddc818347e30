import { DomainMail } from '#branding/domains/mails/domain_mail'

export default class DomainStoppedMail extends DomainMail {
  protected contents() {
    const { domain, business } = this.data
    return {
      subject: `Your tracking page is no longer on ${domain.host}`,
      greeting: this.greeting,
      paragraphs: [
        `${domain.host} has not pointed to us for days, so we took the tracking page of ${business.name} off it. New messages to your receivers link to your address with us, where the page still works.`,
        this.found,
        'Once the record is correct again, press "Check Now" on your tracking page set-up to put the page back.',
      ],
      action: this.action,
    }
  }
}

import { DomainMail } from '#branding/domains/mails/domain_mail'
import { formatLagosMoment } from '#shared/time/lagos_time'

export default class DomainFailingMail extends DomainMail {
  protected contents() {
    const { domain, business } = this.data
    const until = formatLagosMoment(domain.stopsAt!.toJSDate())
    return {
      subject: `Please check the record of ${domain.host}`,
      greeting: this.greeting,
      paragraphs: [
        `The tracking page of ${business.name} is on ${domain.host}, but that domain no longer points to us.`,
        this.found,
        `The page stays there until ${until}. If the record is correct by then, nothing changes. If not, your receivers get links to your address with us instead.`,
      ],
      action: this.action,
    }
  }
}

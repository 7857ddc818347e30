import { ReceiverEmail } from '#shipping/returns/mails/receiver_email'

/** The label follows separately once the courier has booked. */
export default class ReturnApprovedMail extends ReceiverEmail {
  protected contents() {
    const { asked, shop } = this.news
    const { words } = this
    const parcel = asked.parcel!
    return {
      ...this.shared,
      subject: words.t('returns.mail.approvedSubject', { shop }),
      paragraphs: [
        words.t('returns.mail.approved', {
          shop,
          courier: parcel.courier.name,
          number: String(parcel.trackingNumber),
        }),
        words.t(parcel.pickup ? 'returns.mail.pickup' : 'returns.mail.dropOff'),
        words.t('returns.mail.label'),
        ...(asked.exchange
          ? [words.t('returns.mail.exchange', { number: String(asked.exchange.trackingNumber) })]
          : []),
      ],
    }
  }
}

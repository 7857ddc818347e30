import { ReceiverEmail } from '#shipping/returns/mails/receiver_email'

/** The label follows separately once the courier has booked. */
export default class ReturnApprovedMail extends ReceiverEmail {
  protected contents() {
    const { returnRequest, shop } = this.data
    const { words } = this
    const parcel = returnRequest.parcel!
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
        ...(returnRequest.exchange
          ? [
              words.t('returns.mail.exchange', {
                number: String(returnRequest.exchange.trackingNumber),
              }),
            ]
          : []),
      ],
    }
  }
}

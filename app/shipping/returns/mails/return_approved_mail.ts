import { ReceiverEmail } from '#shipping/returns/mails/receiver_email'

/** The label follows separately once the courier has booked. */
export default class ReturnApprovedMail extends ReceiverEmail {
  protected contents() {
    const { returnRequest, shop } = this.data
    const { translator } = this
    const parcel = returnRequest.parcel!
    return {
      ...this.shared,
      subject: translator.t('returns.mail.approvedSubject', { shop }),
      paragraphs: [
        translator.t('returns.mail.approved', {
          shop,
          courier: parcel.courier.name,
          number: String(parcel.trackingNumber),
        }),
        translator.t(parcel.pickup ? 'returns.mail.pickup' : 'returns.mail.dropOff'),
        translator.t('returns.mail.label'),
        ...(returnRequest.exchange
          ? [
              translator.t('returns.mail.exchange', {
                number: String(returnRequest.exchange.trackingNumber),
              }),
            ]
          : []),
      ],
    }
  }
}

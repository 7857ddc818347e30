import { ReceiverEmail } from '#shipping/returns/mails/receiver_email'

export default class ReturnRefusedMail extends ReceiverEmail {
  protected contents() {
    const { returnRequest, first, shop } = this.data
    const { translator } = this
    return {
      ...this.shared,
      subject: translator.t('returns.mail.refusedSubject', { shop }),
      paragraphs: [
        translator.t('returns.mail.refused', { shop, number: String(first.trackingNumber) }),
        `“${returnRequest.refusal}”`,
      ],
    }
  }
}

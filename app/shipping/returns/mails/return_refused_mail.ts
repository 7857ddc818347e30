import { ReceiverEmail } from '#shipping/returns/mails/receiver_email'

export default class ReturnRefusedMail extends ReceiverEmail {
  protected contents() {
    const { returnRequest, first, shop } = this.data
    const { words } = this
    return {
      ...this.shared,
      subject: words.t('returns.mail.refusedSubject', { shop }),
      paragraphs: [
        words.t('returns.mail.refused', { shop, number: String(first.trackingNumber) }),
        `“${returnRequest.refusal}”`,
      ],
    }
  }
}

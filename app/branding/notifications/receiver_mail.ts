import { BaseMail } from '@adonisjs/mail'
import { senderAddress } from '#shared/mail/sender'
import type { Message } from '#branding/notifications/message'

/** To the receiver of a parcel, in the name and the colours of the shop that sent it. */
export default class ReceiverMail extends BaseMail {
  constructor(
    private readonly to: { address: string; name: string },
    private readonly contents: Message
  ) {
    super()
  }

  prepare() {
    const { from, replyTo, subject, unsubscribe } = this.contents
    this.message
      .to(this.to.address, this.to.name)
      .from(senderAddress(), from)
      .subject(subject)
      .listUnsubscribe(unsubscribe, { oneClick: true })
      .htmlView('mails/receiver_html', this.contents)
      .textView('mails/receiver_text', this.contents)
    if (replyTo) this.message.replyTo(replyTo)
  }
}

import { BaseMail } from '@adonisjs/mail'
import { MAIL_LOOK } from '#shared/mail/mail_look'
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
    const { from, replyTo, subject, unsubscribe, paragraphs } = this.contents
    // The first paragraph greets; what a list of mails has room for is the news.
    const preheader = paragraphs[1] ?? paragraphs[0] ?? subject
    const data = { ...this.contents, ...MAIL_LOOK, preheader }
    this.message
      .to(this.to.address, this.to.name)
      .from(senderAddress(), from)
      .subject(subject)
      .listUnsubscribe(unsubscribe, { oneClick: true })
      .htmlView('mails/receiver_html', data)
      .textView('mails/receiver_text', data)
    if (replyTo) this.message.replyTo(replyTo)
  }
}

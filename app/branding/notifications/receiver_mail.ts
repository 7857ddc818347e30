import { BaseMail } from '@adonisjs/mail'
import { MAIL_THEME } from '#shared/mail/mail_theme'
import { senderAddress } from '#shared/mail/sender'
import type { ReceiverMessage } from '#branding/notifications/build_receiver_message'

export default class ReceiverMail extends BaseMail {
  constructor(
    private readonly to: { address: string; name: string },
    private readonly contents: ReceiverMessage
  ) {
    super()
  }

  prepare() {
    const { from, replyTo, subject, unsubscribe, paragraphs } = this.contents
    // The first paragraph is a greeting, so previews show the second.
    const preheader = paragraphs[1] ?? paragraphs[0] ?? subject
    const data = { ...this.contents, ...MAIL_THEME, preheader }
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

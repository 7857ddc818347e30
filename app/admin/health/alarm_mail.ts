import { appUrl } from '#config/app'
import type { Alarm } from '#admin/health/alarm'
import type User from '#identity/accounts/models/user'
import { PlatformEmail, type EmailContents } from '#shared/mail/platform_email'

export default class AlarmMail extends PlatformEmail {
  protected readonly recipient

  constructor(
    private readonly root: User,
    private readonly alarm: Pick<Alarm, 'subject' | 'paragraphs'> & { remedy?: string }
  ) {
    super()
    this.recipient = { address: root.email, name: root.fullName }
  }

  protected contents(): EmailContents {
    const { subject, paragraphs, remedy } = this.alarm
    return {
      subject,
      greeting: `Hello ${this.root.firstname},`,
      paragraphs,
      action: { label: 'Open Health', url: `${appUrl}/admin/health` },
      notes: remedy ? [remedy] : [],
    }
  }
}

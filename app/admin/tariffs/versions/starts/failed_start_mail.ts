import { urlFor } from '@adonisjs/core/services/url_builder'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import { formatLagosMoment } from '#shared/time/lagos_time'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'

export default class FailedStartMail extends AccountMail {
  constructor(
    user: User,
    private readonly version: TariffVersion
  ) {
    super(user)
  }

  protected contents() {
    const { id, name, calledOffStart, calledOffWhy } = this.version
    const start = formatLagosMoment(calledOffStart!.toJSDate())
    return {
      subject: `The start of "${name}" was cancelled`,
      greeting: this.greeting,
      paragraphs: [
        `You planned the tariff "${name}" to start at ${start}. This start was cancelled.`,
        calledOffWhy!,
        'The live prices stay as they are. The tariff is a draft again and keeps all its changes.',
      ],
      action: { label: 'Open the draft', url: urlFor('admin.tariff', { id }, siteUrlOptions) },
    }
  }
}

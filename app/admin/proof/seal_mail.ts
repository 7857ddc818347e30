import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { pluralize } from '#shared/languages/rules/pluralize'
import type { Seal } from '#shared/proof/day_seals'
import { PlatformEmail, type EmailContents } from '#shared/mail/platform_email'
import { formatWeekdayDate, LAGOS_ZONE } from '#shared/time/lagos_time'

/** A copy of the seal kept elsewhere can later prove that nothing up to its day was changed. */
export default class SealMail extends PlatformEmail {
  protected readonly recipient

  constructor(
    address: string,
    private readonly seal: Seal
  ) {
    super()
    this.recipient = { address }
  }

  protected contents(): EmailContents {
    const { day, root, ends } = this.seal
    const dated = formatWeekdayDate(DateTime.fromISO(day, { zone: LAGOS_ZONE }))
    return {
      subject: `Seal of ${day}: ${root.slice(0, 12)}`,
      greeting: 'Hello,',
      paragraphs: [
        `${brand.name} sealed ${dated}: ${pluralize(ends.ledger.links, 'transfer')} and ${pluralize(ends.audit.links, 'line')} of the audit log.`,
        `${day} ${root}`,
        'Keep this e-mail. With the code above you can check later whether anything up to that day was altered, inserted or removed.',
      ],
      action: { label: 'Open Proof', url: `${appUrl}/admin/proof` },
      notes: [`To check it: node ace audit:verify --seal ${root}`],
    }
  }
}

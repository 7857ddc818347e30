import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { counted } from '#shared/languages/rules/counted'
import type { Seal } from '#shared/proof/day_seals'
import { Letter, type LetterContents } from '#shared/mail/letter'
import { dayText, LAGOS } from '#shared/time/lagos_time'

/** To whom finance is: kept elsewhere, it shows later that nothing up to that day was touched. */
export default class SealMail extends Letter {
  protected readonly recipient

  constructor(
    address: string,
    private readonly seal: Seal
  ) {
    super()
    this.recipient = { address }
  }

  protected contents(): LetterContents {
    const { day, root, ends } = this.seal
    const dated = dayText(DateTime.fromISO(day, { zone: LAGOS }))
    return {
      subject: `Seal of ${day}: ${root.slice(0, 12)}`,
      greeting: 'Hello,',
      paragraphs: [
        `${brand.name} sealed ${dated}: ${counted(ends.ledger.links, 'transfer')} and ${counted(ends.audit.links, 'line')} of the audit log.`,
        `${day} ${root}`,
        'Keep this mail. Its root shows later whether anything up to that day was altered, inserted or removed.',
      ],
      action: { label: 'Open Proof', url: `${appUrl}/admin/proof` },
      notes: [`To check it: node ace audit:verify --seal ${root}`],
    }
  }
}

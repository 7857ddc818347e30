import type { DateTime } from 'luxon'
import { OwnDomainSchema } from '#database/schema'
import { type DnsFinding, isDnsAnswer } from '#branding/domains/dns_finding'
import type { DomainStatus } from '#branding/domains/rules/domain_status'

/** For how long a domain that leads elsewhere, or nowhere, is still served: time to mend a record. */
const GRACE_PERIOD = { days: 3 }

/** Who does not answer at all may be back tomorrow, and it may be us who cannot hear. */
const SILENCE_PERIOD = { days: 14 }

/** After so long the business is warned; most mend a slip of theirs before. */
const WARNING_DELAY = { hours: 24 }

/** The host name of its own that a business wants its tracking page on. */
export default class OwnDomain extends OwnDomainSchema {
  static table = 'own_domains'

  declare finding: DnsFinding['kind'] | null

  get status(): DomainStatus {
    if (this.verifiedAt) return this.failingSince ? 'failing' : 'verified'
    return this.stoppedAt ? 'stopped' : 'waiting'
  }

  /** What was found last, or null before anybody looked. */
  get found(): DnsFinding | null {
    const { finding: kind, leadsTo } = this
    if (kind === null) return null
    return kind === 'elsewhere' || kind === 'address' ? { kind, leadsTo: leadsTo ?? '' } : { kind }
  }

  /** When its page is taken off it unless the record is right again; null while nothing is wrong. */
  get stopsAt(): DateTime | null {
    const { found, failingSince } = this
    return this.verifiedAt && found && failingSince
      ? failingSince.plus(isDnsAnswer(found) ? GRACE_PERIOD : SILENCE_PERIOD)
      : null
  }

  /** Writes down what was found; answers what there is to tell the business, if anything. */
  take(finding: DnsFinding, now: DateTime): 'warning' | 'stopped' | null {
    const before = this.found
    this.checkedAt = now
    if (finding.kind === 'right') {
      this.remember(finding)
      this.verifiedAt ??= now
      this.rightAt = now
      this.stoppedAt = null
      this.beginFailing(null)
      return null
    }
    const isWrong = this.failingSince !== null && before !== null && isDnsAnswer(before)
    // Silence after a wrong answer does not make it less wrong.
    if (!isWrong || isDnsAnswer(finding)) this.remember(finding)
    if (!this.verifiedAt) return null
    // Whoever was only silent until now has all of the time to mend a record.
    if (!isWrong && (isDnsAnswer(finding) || !this.failingSince)) {
      this.beginFailing(now)
    }
    return this.dueNews(now)
  }

  private beginFailing(since: DateTime | null) {
    this.failingSince = since
    this.warnedAt = null
  }

  private remember(finding: DnsFinding) {
    this.finding = finding.kind
    this.leadsTo = 'leadsTo' in finding ? finding.leadsTo : null
  }

  private dueNews(now: DateTime) {
    if (now >= this.stopsAt!) {
      this.verifiedAt = null
      this.stoppedAt = now
      this.beginFailing(null)
      return 'stopped'
    }
    if (this.warnedAt || now < this.failingSince!.plus(WARNING_DELAY)) return null
    this.warnedAt = now
    return 'warning'
  }
}

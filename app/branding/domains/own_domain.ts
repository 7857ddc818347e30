import type { DateTime } from 'luxon'
import { OwnDomainSchema } from '#database/schema'
import { type Finding, isAnswer } from '#branding/domains/finding'
import type { DomainStatus } from '#branding/domains/rules/domain_status'

/** For how long a domain that leads elsewhere, or nowhere, is still served: time to mend a record. */
const GRACE = { days: 3 }

/** Who does not answer at all may be back tomorrow, and it may be us who cannot hear. */
const SILENCE = { days: 14 }

/** After so long the business is warned; most mend a slip of theirs before. */
const WARNED_AFTER = { hours: 24 }

/** The host name of its own that a business wants its tracking page on. */
export default class OwnDomain extends OwnDomainSchema {
  static table = 'own_domains'

  declare finding: Finding['kind'] | null

  get status(): DomainStatus {
    if (this.verifiedAt) return this.failingSince ? 'failing' : 'verified'
    return this.stoppedAt ? 'stopped' : 'waiting'
  }

  /** What was found last, or null before anybody looked. */
  get found(): Finding | null {
    const { finding: kind, leadsTo } = this
    if (kind === null) return null
    return kind === 'elsewhere' || kind === 'address' ? { kind, leadsTo: leadsTo ?? '' } : { kind }
  }

  /** When its page is taken off it unless the record is right again; null while nothing is wrong. */
  get stopsAt(): DateTime | null {
    const { found, failingSince } = this
    return this.verifiedAt && found && failingSince
      ? failingSince.plus(isAnswer(found) ? GRACE : SILENCE)
      : null
  }

  /** Writes down what was found; answers what there is to tell the business, if anything. */
  take(finding: Finding, now: DateTime): 'warning' | 'stopped' | null {
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
    const isWrong = this.failingSince !== null && before !== null && isAnswer(before)
    // Silence after a wrong answer does not make it less wrong.
    if (!isWrong || isAnswer(finding)) this.remember(finding)
    if (!this.verifiedAt) return null
    // Whoever was only silent until now has all of the time to mend a record.
    if (!isWrong && (isAnswer(finding) || !this.failingSince)) {
      this.beginFailing(now)
    }
    return this.dueNews(now)
  }

  private beginFailing(since: DateTime | null) {
    this.failingSince = since
    this.warnedAt = null
  }

  private remember(finding: Finding) {
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
    if (this.warnedAt || now < this.failingSince!.plus(WARNED_AFTER)) return null
    this.warnedAt = now
    return 'warning'
  }
}

import type { DateTime } from 'luxon'
import { OwnDomainSchema } from '#database/schema'
import { type DnsFinding, isDnsAnswer } from '#branding/domains/dns_finding'
import type { DomainStatus } from '#branding/domains/rules/domain_status'

/** How long we keep serving a domain with a wrong record, so that its owner can fix it. */
const GRACE_PERIOD = { days: 3 }

/** How long we keep serving a domain whose DNS servers do not answer: the fault may be ours. */
const SILENCE_PERIOD = { days: 14 }

/** We mail a warning only after this time, because most mistakes are fixed sooner. */
const WARNING_DELAY = { hours: 24 }

export default class OwnDomain extends OwnDomainSchema {
  static table = 'own_domains'

  declare finding: DnsFinding['kind'] | null

  get status(): DomainStatus {
    if (this.verifiedAt) return this.failingSince ? 'failing' : 'verified'
    return this.stoppedAt ? 'stopped' : 'waiting'
  }

  get found(): DnsFinding | null {
    const { finding: kind, leadsTo } = this
    if (kind === null) return null
    return kind === 'elsewhere' || kind === 'address' ? { kind, leadsTo: leadsTo ?? '' } : { kind }
  }

  /** When we stop serving the domain unless its record is fixed; null while it is right. */
  get stopsAt(): DateTime | null {
    const { found, failingSince } = this
    return this.verifiedAt && found && failingSince
      ? failingSince.plus(isDnsAnswer(found) ? GRACE_PERIOD : SILENCE_PERIOD)
      : null
  }

  /** Records a finding. Returns the notice to mail, if any. */
  recordFinding(finding: DnsFinding, now: DateTime): 'warning' | 'stopped' | null {
    const before = this.found
    this.checkedAt = now
    if (finding.kind === 'right') {
      this.setFinding(finding)
      this.verifiedAt ??= now
      this.rightAt = now
      this.stoppedAt = null
      this.beginFailing(null)
      return null
    }
    const isWrong = this.failingSince !== null && before !== null && isDnsAnswer(before)
    // A wrong answer stays the finding, even if the DNS server is silent afterwards.
    if (!isWrong || isDnsAnswer(finding)) this.setFinding(finding)
    if (!this.verifiedAt) return null
    // The first wrong answer after mere silence starts the grace period anew.
    if (!isWrong && (isDnsAnswer(finding) || !this.failingSince)) {
      this.beginFailing(now)
    }
    return this.dueMail(now)
  }

  private beginFailing(since: DateTime | null) {
    this.failingSince = since
    this.warnedAt = null
  }

  private setFinding(finding: DnsFinding) {
    this.finding = finding.kind
    this.leadsTo = 'leadsTo' in finding ? finding.leadsTo : null
  }

  private dueMail(now: DateTime) {
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

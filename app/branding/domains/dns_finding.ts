import brand from '#config/brand'

export type DnsFinding =
  | { kind: 'right' }
  /** The host has no record. */
  | { kind: 'none' }
  /** The CNAME points to another name. */
  | { kind: 'elsewhere'; leadsTo: string }
  /** The host has an address instead of a CNAME. */
  | { kind: 'address'; leadsTo: string }
  /** The host is a zone apex, which cannot have a CNAME. */
  | { kind: 'bare' }
  | { kind: 'silent' }
  | { kind: 'nonsense' }
  /** The CNAME is right, but another business has claimed the host. */
  | { kind: 'taken' }

/** False if no DNS server gave a usable answer, so that we know of no wrong record. */
export function isDnsAnswer({ kind }: Pick<DnsFinding, 'kind'>): boolean {
  return kind !== 'silent' && kind !== 'nonsense'
}

type ExpectedRecord = { host: string; target: string }

/** Explains the finding and what to do. `target` is the expected CNAME. */
export function explainDnsFinding(finding: DnsFinding, { host, target }: ExpectedRecord): string {
  switch (finding.kind) {
    case 'right':
      return `It points to ${target}. That is correct.`
    case 'none':
      return 'We see no CNAME yet. A new record can take up to an hour to be seen everywhere.'
    case 'elsewhere':
      return `It points to ${finding.leadsTo}, not to ${expectedOwnerText(finding.leadsTo)}. Change the CNAME to ${target}.`
    case 'address':
      return `It has an address (${finding.leadsTo}) instead of a CNAME. Delete its A and AAAA records, or switch off the proxy of your DNS company for it, then add the CNAME to ${target}.`
    case 'bare':
      return `${host} is the bare domain, and a bare domain cannot have a CNAME. Remove it here and add a name in front of it, such as track.${host}.`
    case 'silent':
      return 'The DNS servers of this domain do not answer. We will ask again.'
    case 'nonsense':
      return 'The DNS servers of this domain gave an answer that we cannot read. We will ask again.'
    case 'taken':
      return 'Your record is right, but another business still uses this domain here. Once it stops, the domain is yours. You do not need to do anything.'
  }
}

/** A record that points to another name of ours does point to us, only not to the right page. */
function expectedOwnerText(leadsTo: string): string {
  const isOurs = leadsTo === brand.primaryDomain || leadsTo.endsWith(`.${brand.primaryDomain}`)
  return isOurs ? 'the address of your page' : 'us'
}

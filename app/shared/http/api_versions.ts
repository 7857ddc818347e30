import { appUrl } from '#config/app'
import { DomainError } from '#shared/errors/domain_error'

/** A version of the API is the day from which it is good; what changes what programs rely on makes a new one. */
export interface ApiVersion {
  version: string
  /** The day from which programs had better move on. */
  deprecatedOn?: string
  /** The day from which it is refused, to keys that are pinned to it as well. */
  sunsetOn?: string
}

type Versions = readonly [ApiVersion, ...ApiVersion[]]

/** The newest first. One that keys are pinned to stays in the list, even when it has ended. */
export const API_VERSIONS: Versions = [{ version: '2026-11-23' }]

/** What a new key is pinned to, and what whoever names none is answered in. */
export const NEWEST_VERSION = API_VERSIONS[0].version

/** Says what has changed from version to version. */
export const CHANGELOG_PAGE = '/developers/changelog'

class UnknownVersion extends DomainError {
  constructor(versions: Versions) {
    const open = versions.filter((one) => !isSunset(one)).map(({ version }) => version)
    super(
      'E_UNKNOWN_VERSION',
      `There is no such version of the API, or it has ended. Sendam-Version can be ${open.join(', ')}.`
    )
  }
}

/** The version that a call asks for, else the one that its key is pinned to. Throws UnknownVersion. */
export function resolveApiVersion(
  asked: string | undefined,
  pinned: string | undefined,
  versions: Versions = API_VERSIONS
): ApiVersion {
  const version = resolveLenientVersion(asked, pinned, versions)
  if (asked !== undefined && version.version !== asked) throw new UnknownVersion(versions)
  if (isSunset(version)) throw new UnknownVersion(versions)
  return version
}

/** The same for what is refused anyway: a version that nobody knows is passed over. */
export function resolveLenientVersion(
  asked: string | undefined,
  pinned: string | undefined,
  versions: Versions = API_VERSIONS
): ApiVersion {
  const known = (name?: string) => versions.find(({ version }) => version === name)
  return known(asked) ?? known(pinned) ?? versions[0]
}

function isSunset({ sunsetOn }: ApiVersion): boolean {
  return sunsetOn !== undefined && Date.parse(sunsetOn) <= Date.now()
}

/** What an answer says of the version that it is in: RFC 9745 for its deprecation, RFC 8594 for its end. */
export function buildVersionHeaders({ version, deprecatedOn, sunsetOn }: ApiVersion) {
  const page = `<${appUrl}${CHANGELOG_PAGE}>`
  const links = [
    ...(deprecatedOn ? [`${page}; rel="deprecation"; type="text/html"`] : []),
    ...(sunsetOn ? [`${page}; rel="sunset"; type="text/html"`] : []),
  ]
  return {
    'Sendam-Version': version,
    ...(deprecatedOn && { Deprecation: `@${Date.parse(deprecatedOn) / 1000}` }),
    ...(sunsetOn && { Sunset: new Date(sunsetOn).toUTCString() }),
    ...(links.length > 0 && { Link: links.join(', ') }),
  }
}

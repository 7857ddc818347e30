import { appUrl } from '#config/app'
import { DomainError } from '#shared/errors/domain_error'

/** An API version, named by its first day. Only a breaking change creates a new one. */
export interface ApiVersion {
  version: string
  deprecatedOn?: string
  /** The day from which the API refuses this version, even to keys that are pinned to it. */
  sunsetOn?: string
}

type Versions = readonly [ApiVersion, ...ApiVersion[]]

/** Newest first. A version that keys are pinned to stays in the list after its sunset. */
export const API_VERSIONS: Versions = [{ version: '2026-11-23' }]

export const NEWEST_VERSION = API_VERSIONS[0].version

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

export function resolveApiVersion(
  requested: string | undefined,
  pinned: string | undefined,
  versions: Versions = API_VERSIONS
): ApiVersion {
  const version = resolveLenientVersion(requested, pinned, versions)
  if (requested !== undefined && version.version !== requested) throw new UnknownVersion(versions)
  if (isSunset(version)) throw new UnknownVersion(versions)
  return version
}

/** Like `resolveVersion`, but ignores an unknown version, for responses that are errors anyway. */
export function resolveLenientVersion(
  requested: string | undefined,
  pinned: string | undefined,
  versions: Versions = API_VERSIONS
): ApiVersion {
  const known = (name?: string) => versions.find(({ version }) => version === name)
  return known(requested) ?? known(pinned) ?? versions[0]
}

function isSunset({ sunsetOn }: ApiVersion): boolean {
  return sunsetOn !== undefined && Date.parse(sunsetOn) <= Date.now()
}

/** Builds the deprecation (RFC 9745) and sunset (RFC 8594) headers of a version. */
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

import { isIP } from 'node:net'
import {
  type Environment,
  isProduction,
  okCheck,
  refusedCheck,
  type SetupCheck,
  warningCheck,
} from '#shared/setup/setup_check'

const ADDRESS = 'Public address'
const PROXY = 'Proxy in front'
const EXAMPLE = 'Write it as https://ship.example.com.'

export function addressChecks(env: Environment): SetupCheck[] {
  return [addressCheck(env), proxyCheck(env)]
}

function addressCheck(env: Environment): SetupCheck {
  const given = env.APP_URL
  if (!given) {
    if (!isProduction(env)) return okCheck(ADDRESS, 'Links lead to this machine.')
    return refusedCheck(ADDRESS, 'APP_URL is missing: links in mail would lead nowhere.', EXAMPLE)
  }
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    return refusedCheck(ADDRESS, 'APP_URL is no address of the web.', EXAMPLE)
  }
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    return refusedCheck(ADDRESS, 'APP_URL has more in it than a scheme and a host.', EXAMPLE)
  }
  if (isProduction(env) && url.protocol === 'http:') {
    return refusedCheck(
      ADDRESS,
      'APP_URL begins with http://, where browsers keep no sign-in: its cookies travel by HTTPS alone.',
      'Put a proxy with a certificate in front, and begin it with https://.'
    )
  }
  return okCheck(ADDRESS, `Links lead to ${url.origin}.`)
}

function proxyCheck(env: Environment): SetupCheck {
  const given = env.TRUST_PROXY
  if (!given) {
    if (!isProduction(env)) return okCheck(PROXY, 'Nobody forwards requests to this machine.')
    return warningCheck(
      PROXY,
      'TRUST_PROXY is not set, so everybody who comes through a proxy counts as one visitor and shares its limits.',
      'Set it to the address of the proxy, such as loopback or 10.0.0.0/8.'
    )
  }
  if (given.split(',').every((name) => isAddressRange(name.trim()))) {
    return okCheck(PROXY, `Visitors are told apart by what ${given} says of them.`)
  }
  return refusedCheck(
    PROXY,
    'TRUST_PROXY names what is no address of a proxy.',
    'Write addresses such as 10.0.0.0/8, or loopback, with commas between them.'
  )
}

function isAddressRange(name: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true
  const [address = '', bits, ...rest] = name.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

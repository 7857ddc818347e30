import { isIP } from 'node:net'
import {
  type Environment,
  isProduction,
  localCheck,
  okCheck,
  refusedCheck,
  type SetupCheck,
  warningCheck,
} from '#shared/setup/setup_check'

const ADDRESS = 'Public address'
const PROXY = 'Proxy in front'
const EXAMPLE = 'Write APP_URL as https://ship.example.com.'

export function addressChecks(env: Environment): SetupCheck[] {
  return [addressCheck(env), proxyCheck(env)]
}

function addressCheck(env: Environment): SetupCheck {
  const given = env.APP_URL
  if (!given) {
    if (!isProduction(env)) return localCheck(ADDRESS, 'Links lead to this machine.')
    return refusedCheck(ADDRESS, 'APP_URL is missing: links in mail would lead nowhere.', EXAMPLE)
  }
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    return refusedCheck(ADDRESS, 'APP_URL is not a web address.', EXAMPLE)
  }
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    return refusedCheck(ADDRESS, 'APP_URL may have only a scheme and a host.', EXAMPLE)
  }
  if (isProduction(env) && url.protocol === 'http:') {
    return refusedCheck(
      ADDRESS,
      'APP_URL begins with http://, so nobody stays signed in: browsers send our cookies by HTTPS only.',
      'Put a proxy with a certificate in front, and begin APP_URL with https://.'
    )
  }
  return okCheck(ADDRESS, `Links lead to ${url.origin}.`)
}

function proxyCheck(env: Environment): SetupCheck {
  const given = env.TRUST_PROXY
  if (!given) {
    if (!isProduction(env)) return okCheck(PROXY, 'No proxy forwards requests to this machine.')
    return warningCheck(
      PROXY,
      'TRUST_PROXY is not set, so everybody who comes through a proxy counts as one visitor and shares its limits.',
      'Set TRUST_PROXY to the address of the proxy, such as loopback or 10.0.0.0/8.'
    )
  }
  if (given.split(',').every((name) => isAddressRange(name.trim()))) {
    return okCheck(PROXY, `The addresses of visitors come from the proxy ${given}.`)
  }
  return refusedCheck(
    PROXY,
    'TRUST_PROXY has an entry that is not the address of a proxy.',
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

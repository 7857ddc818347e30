import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import { readPartnerBaseUrl } from '#shared/http/partner_base_url'
import {
  CARRIER_NAMES,
  type Carrier,
  type CourierConnection,
} from '#shipping/pricing/rules/carriers'

const ACCOUNT_KEYS = {
  dhl: ['API_KEY', 'API_SECRET', 'ACCOUNT'],
  fedex: ['CLIENT_ID', 'CLIENT_SECRET', 'ACCOUNT'],
  ups: ['CLIENT_ID', 'CLIENT_SECRET', 'ACCOUNT'],
  aramex: ['USERNAME', 'PASSWORD', 'ACCOUNT', 'PIN', 'ENTITY'],
} as const

/** FedEx has separate projects, with separate keys, for shipping and for tracking. */
const OPTIONAL_KEYS = {
  dhl: [],
  fedex: ['TRACK_CLIENT_ID', 'TRACK_CLIENT_SECRET'],
  ups: [],
  aramex: [],
} as const satisfies Record<Carrier, readonly string[]>

const LIVE_URLS = {
  dhl: 'https://express.api.dhl.com/mydhlapi',
  fedex: 'https://apis.fedex.com',
  ups: 'https://onlinetools.ups.com/api',
  aramex: 'https://ws.aramex.net/ShippingAPI.V2',
} as const satisfies Record<Carrier, string>

/** Our account with a carrier. `baseUrl` has no trailing slash. */
export type CarrierAccount<Name extends Carrier> = Record<
  (typeof ACCOUNT_KEYS)[Name][number],
  string
> &
  Partial<Record<(typeof OPTIONAL_KEYS)[Name][number], string>> & { baseUrl: string }

export type CarrierAccounts = { [Name in Carrier]: CarrierAccount<Name> | null }

type EnvironmentValues = Record<string, string | undefined>

/** Reads settings such as DHL_API_KEY. Throws UnusableEnvironment for an incomplete account. */
export function readCarrierAccounts(values: EnvironmentValues): CarrierAccounts {
  return {
    dhl: readCarrierAccount('dhl', values),
    fedex: readCarrierAccount('fedex', values),
    ups: readCarrierAccount('ups', values),
    aramex: readCarrierAccount('aramex', values),
  }
}

function readCarrierAccount<Name extends Carrier>(
  carrier: Name,
  values: EnvironmentValues
): CarrierAccount<Name> | null {
  const prefix = carrier.toUpperCase()
  const found = requireAllOrNone(carrier, ACCOUNT_KEYS[carrier], values)
  if (!found) return null
  const more = requireAllOrNone(carrier, OPTIONAL_KEYS[carrier], values)
  const baseUrl = readPartnerBaseUrl(prefix, values[`${prefix}_BASE_URL`]) ?? LIVE_URLS[carrier]
  return { ...found, ...more, baseUrl } as CarrierAccount<Name>
}

function requireAllOrNone(carrier: Carrier, keys: readonly string[], values: EnvironmentValues) {
  const prefix = carrier.toUpperCase()
  const found = keys.map((key) => [key, values[`${prefix}_${key}`]] as const)
  const missing = found.filter(([, value]) => !value)
  if (missing.length === found.length) return null
  if (missing.length > 0) {
    const names = missing.map(([key]) => `${prefix}_${key}`).join(' and ')
    throw new UnusableEnvironment(
      `The account with ${CARRIER_NAMES[carrier]} is incomplete without ${names}. Set everything that is missing, or remove the rest.`
    )
  }
  return Object.fromEntries(found)
}

interface ConnectionSettings {
  driver: 'sandbox' | undefined
  accounts: CarrierAccounts
  isProduction: boolean
}

/** Adds the sandbox only outside production. Throws UnusableEnvironment if production uses it. */
export function resolveCourierConnections({
  driver,
  accounts,
  isProduction,
}: ConnectionSettings): readonly CourierConnection[] {
  if (driver === 'sandbox') {
    if (!isProduction) return ['sandbox']
    throw new UnusableEnvironment(
      'COURIER_DRIVER=sandbox invents waybills for parcels that nobody carries, so it is not allowed in production. Leave it out, and switch the couriers that you book yourselves to "by hand" in the console.'
    )
  }
  const own = (Object.keys(accounts) as Carrier[]).filter((carrier) => accounts[carrier])
  return isProduction ? own : [...own, 'sandbox']
}

export function driversByCarrier(
  connections: readonly CourierConnection[]
): Record<Carrier, CourierConnection | null> {
  const fallback = connections.includes('sandbox') ? 'sandbox' : null
  const of = (carrier: Carrier) => (connections.includes(carrier) ? carrier : fallback)
  return { fedex: of('fedex'), ups: of('ups'), dhl: of('dhl'), aramex: of('aramex') }
}

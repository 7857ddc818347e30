import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import { companyAddress } from '#shared/http/company_address'
import {
  CARRIER_NAMES,
  type Carrier,
  type CourierConnection,
} from '#shipping/pricing/rules/carriers'

/** What each company asks for, by the ends of the settings' names. */
const KEYS = {
  dhl: ['API_KEY', 'API_SECRET', 'ACCOUNT'],
  fedex: ['CLIENT_ID', 'CLIENT_SECRET', 'ACCOUNT'],
  ups: ['CLIENT_ID', 'CLIENT_SECRET', 'ACCOUNT'],
  aramex: ['USERNAME', 'PASSWORD', 'ACCOUNT', 'PIN', 'ENTITY'],
} as const

/** What a company may ask for besides: FedEx follows parcels for a project with keys of its own only. */
const MORE_KEYS = {
  dhl: [],
  fedex: ['TRACK_CLIENT_ID', 'TRACK_CLIENT_SECRET'],
  ups: [],
  aramex: [],
} as const satisfies Record<Carrier, readonly string[]>

const LIVE = {
  dhl: 'https://express.api.dhl.com/mydhlapi',
  fedex: 'https://apis.fedex.com',
  ups: 'https://onlinetools.ups.com/api',
  aramex: 'https://ws.aramex.net/ShippingAPI.V2',
} as const satisfies Record<Carrier, string>

/** Our account with one company: its keys by name, and where it is reached, without a slash at the end. */
export type CarrierAccount<Name extends Carrier> = Record<(typeof KEYS)[Name][number], string> &
  Partial<Record<(typeof MORE_KEYS)[Name][number], string>> & { baseUrl: string }

export type CarrierAccounts = { [Name in Carrier]: CarrierAccount<Name> | null }

type Values = Record<string, string | undefined>

/**
 * The accounts whose keys are there, from settings such as DHL_API_KEY. One that is half set stops the boot, with
 * a sentence that says why.
 */
export function carrierAccounts(values: Values): CarrierAccounts {
  return {
    dhl: accountOf('dhl', values),
    fedex: accountOf('fedex', values),
    ups: accountOf('ups', values),
    aramex: accountOf('aramex', values),
  }
}

function accountOf<Name extends Carrier>(
  carrier: Name,
  values: Values
): CarrierAccount<Name> | null {
  const prefix = carrier.toUpperCase()
  const found = wholeOrNone(carrier, KEYS[carrier], values)
  if (!found) return null
  const more = wholeOrNone(carrier, MORE_KEYS[carrier], values)
  const baseUrl = companyAddress(prefix, values[`${prefix}_BASE_URL`]) ?? LIVE[carrier]
  return { ...found, ...more, baseUrl } as CarrierAccount<Name>
}

function wholeOrNone(carrier: Carrier, keys: readonly string[], values: Values) {
  const prefix = carrier.toUpperCase()
  const found = keys.map((key) => [key, values[`${prefix}_${key}`]] as const)
  const missing = found.filter(([, value]) => !value)
  if (missing.length === found.length) return null
  if (missing.length > 0) {
    const names = missing.map(([key]) => `${prefix}_${key}`).join(' and ')
    throw new UnusableEnvironment(
      `The account with ${CARRIER_NAMES[carrier]} is half set, without ${names}: set what is missing, or none of it.`
    )
  }
  return Object.fromEntries(found)
}

interface Given {
  driver: 'sandbox' | undefined
  accounts: CarrierAccounts
  isProduction: boolean
}

/**
 * The drivers that are set up here: those with an account, and outside production the sandbox for the rest. The
 * sandbox in production stops the boot, with a sentence that says why.
 */
export function courierConnections({
  driver,
  accounts,
  isProduction,
}: Given): readonly CourierConnection[] {
  if (driver === 'sandbox') {
    if (!isProduction) return ['sandbox']
    throw new UnusableEnvironment(
      'COURIER_DRIVER=sandbox invents waybills for parcels that nobody carries, so production refuses it: leave it out, and switch the couriers that you book yourselves to "by hand" in the console.'
    )
  }
  const own = (Object.keys(accounts) as Carrier[]).filter((carrier) => accounts[carrier])
  return isProduction ? own : [...own, 'sandbox']
}

/** Who carries for each company: null where no driver that is set up here speaks with it. */
export function driversOf(
  connections: readonly CourierConnection[]
): Record<Carrier, CourierConnection | null> {
  const played = connections.includes('sandbox') ? 'sandbox' : null
  const of = (carrier: Carrier) => (connections.includes(carrier) ? carrier : played)
  return { fedex: of('fedex'), ups: of('ups'), dhl: of('dhl'), aramex: of('aramex') }
}

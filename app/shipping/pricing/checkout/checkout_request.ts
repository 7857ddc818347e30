import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import Organization from '#identity/organizations/models/organization'
import { queryRows } from '#shared/database/query_rows'
import { DomainError } from '#shared/errors/domain_error'
import { kobo } from '#shared/money/rules/money'
import type { Side } from '#shipping/places/resolve_place'
import type CheckoutSetting from '#shipping/pricing/checkout/checkout_setting'
import type {
  CheckoutPlace,
  CheckoutRatesInput,
} from '#shipping/pricing/checkout/checkout_rates_validator'
import type { PricedPackage, PricedPlace, PriceRequest } from '#shipping/pricing/price_request'
import { grams } from '#shared/numbers/rules/weight'

const HOME = 'NG'

class CheckoutOriginMissing extends DomainError {
  constructor() {
    super(
      'E_ORIGIN_MISSING',
      'We do not know where your shop sends from. Please send "origin", or set it on the Checkout Rates page.',
      'origin'
    )
  }
}

class CheckoutStateMissing extends DomainError {
  constructor(side: Side) {
    super(
      'E_STATE_MISSING',
      `Please send the state of the ${side}, by its name or code.`,
      `${side}.state`
    )
  }
}

/**
 * Builds the price request of a cart, assuming pickup, free insurance and no paid extras. Throws
 * CheckoutOriginMissing and CheckoutStateMissing; pricing rejects unknown places.
 */
export async function buildCheckoutRequest(
  caller: Caller,
  setting: CheckoutSetting | null,
  { origin, destination, items }: CheckoutRatesInput
): Promise<PriceRequest> {
  const [from, to] = await Promise.all([
    origin ? resolveCheckoutPlace(origin, 'origin') : findShopOrigin(caller, setting),
    resolveCheckoutPlace(destination, 'destination'),
  ])
  return {
    origin: from,
    destination: to,
    packages: packCart(items, setting),
    insurance: 'Standard',
    pickup: true,
    signatureRequired: false,
    declaredValueKobo: items.reduce(
      (sum, { value, quantity = 1 }) => sum + quantity * kobo(value ?? 0),
      0
    ),
    categoryIds: [],
    billingGroupId: caller.organization.billingGroupId,
  }
}

async function findShopOrigin(
  caller: Caller,
  setting: CheckoutSetting | null
): Promise<PricedPlace> {
  if (setting?.originStateKey) {
    const { originStateKey: stateKey, originCityCode: cityCode } = setting
    return { country: HOME, stateKey, cityCode }
  }
  const { stateKey } = await Organization.findOrFail(caller.organization.liveId)
  if (!stateKey) throw new CheckoutOriginMissing()
  return { country: HOME, stateKey, cityCode: null }
}

/**
 * Accepts a shopper's free text or a shop's codes. An unknown city counts as any city of its state.
 * An unknown state abroad becomes null, because it does not affect prices.
 */
async function resolveCheckoutPlace(
  { country, state, city }: CheckoutPlace,
  side: Side
): Promise<PricedPlace> {
  const isHome = country === HOME
  if (isHome && !state) throw new CheckoutStateMissing(side)
  const [found] = state
    ? await queryRows<FoundState>(db, FIND_STATE, { country, state, city: city ?? '' })
    : []
  const unknown = isHome ? state! : null
  return {
    country,
    stateKey: found?.key ?? unknown,
    cityCode: isHome ? (found?.cityCode ?? null) : null,
  }
}

type FoundState = { key: string; cityCode: string | null }

/** Matches key, code or name, and either half of "Abuja Federal Capital Territory". */
const FIND_STATE = `
  with given as (
    select regexp_replace(lower(:state), ' state$', '') as state, lower(:city) as city
  )
  select states.key, (
    select code from cities where state_key = states.key and given.city in (lower(code), lower(name))
    order by code limit 1) as "cityCode"
  from states, given
  where country_code = :country and (
    given.state in (lower(key), lower(code), lower(name))
    or starts_with(lower(name), given.state || ' ')
    or right(lower(name), length(given.state) + 1) = ' ' || given.state)
  order by given.state in (lower(key), lower(code), lower(name)) desc, key
  limit 1`

/** A piece with all three sides is a package alone; the others share the shop's box. */
function packCart(
  items: CheckoutRatesInput['items'],
  setting: CheckoutSetting | null
): PricedPackage[] {
  const pieces = items.flatMap((item) =>
    Array.from({ length: item.quantity ?? 1 }, () => ({
      weightGrams: grams(item.weight),
      lengthCm: item.length ?? 0,
      widthCm: item.width ?? 0,
      heightCm: item.height ?? 0,
      expressBoxId: null,
    }))
  )
  const hasSize = (piece: PricedPackage) => piece.lengthCm * piece.widthCm * piece.heightCm > 0
  const loose = pieces.filter((piece) => !hasSize(piece))
  const parcels = pieces.filter(hasSize)
  if (loose.length === 0) return parcels
  const weightGrams = loose.reduce((sum, piece) => sum + piece.weightGrams, 0)
  const box = setting?.box ?? { lengthCm: 0, widthCm: 0, heightCm: 0 }
  return [...parcels, { weightGrams, ...box, expressBoxId: null }]
}

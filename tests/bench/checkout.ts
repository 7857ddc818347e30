import User from '#identity/accounts/models/user'
import { seedDemoAccounts } from '#identity/demo'
import { findRates } from '#shipping/pricing/find_rates'
import { type Pair, measure, milliseconds, perSecond } from '#tests/bench/measurement'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { seedReference } from '#tests/support/reference'
import { smallTariff } from '#tests/support/tariff'

const REQUESTS = 200
const AT_ONCE = 10
const KEYS = 5

const LAGOS = { country: 'NG', state: 'LA', city: 'IKEJA', region: null, continent: 'AF' }
const ABUJA = { ...LAGOS, state: 'FC', city: 'WUSE' }
const CART = {
  origin: { country: 'NG', state: 'Lagos', city: 'Ikeja' },
  destination: { country: 'NG', state: 'FC', city: 'Wuse' },
  items: [{ weight: 0.4, quantity: 2 }],
}

/** Times a checkout's rate request, alone and under load, compared with the tariff search. */
export async function printCheckout() {
  await seedReference()
  await seedDemoAccounts()
  await smallTariff()
  const ask = await createCheckoutRequests()
  const search = () =>
    findRates({
      kind: 'domestic',
      route: { origin: LAGOS, destination: ABUJA },
      billableGrams: 800,
      billingGroupId: null,
    })
  const alone = await measure({
    ours: () => milliseconds(ask),
    floor: () => milliseconds(search),
  })
  const { ours, floor } = await measure(many(ask, search))
  console.log(`one request ${alone.ours.toFixed(1)} ms, the search ${alone.floor.toFixed(1)} ms`)
  console.log(
    `${AT_ONCE} at once: ${ours.toFixed(0)} a second, the search ${floor.toFixed(0)}: ${(ours / floor).toFixed(2)}`
  )
}

/** Rotates API keys, so that none reaches its limit of requests per minute. */
async function createCheckoutRequests() {
  const owner = await User.findByOrFail('email', 'owner@acme.test')
  const calls: ReturnType<typeof withKey>[] = []
  for (let count = 0; count < KEYS; count++) {
    const { text } = await createUserApiKey(owner)
    calls.push(withKey(text))
  }
  let requests = 0
  return async () => {
    const { status } = await calls[requests++ % KEYS]!('POST', '/rate/checkout', CART)
    if (status !== 200) throw new Error(`A checkout was answered ${status}`)
  }
}

function many(ask: () => Promise<unknown>, search: () => Promise<unknown>): Pair {
  const requests = Array.from({ length: REQUESTS }, (_, at) => at)
  return {
    ours: () => perSecond(requests, AT_ONCE, ask),
    floor: () => perSecond(requests, AT_ONCE, search),
  }
}

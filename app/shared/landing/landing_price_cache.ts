import logger from '@adonisjs/core/services/logger'
import type { LandingPriceList } from '#shared/landing/rules/landing_price'
import { type Lazy, port } from '#shared/port'

type CachedPrices = LandingPriceList & { readAt: Date }

type Finder = { findPrices: () => Promise<LandingPriceList> }

/** Everybody who comes asks for the same parcel. The page says from when its prices are. */
const AGE_MS = 2 * 60_000

/** The landing page itself knows of no courier. */
export const landingPrices = port<Lazy<Finder>>('prices of the landing page')

let known: { readAt: Date; prices: Promise<CachedPrices | null> } | null = null

/** Null while they cannot be read: the page is there without them. */
export function readLandingPrices(now = new Date()): Promise<CachedPrices | null> {
  if (!known || now.getTime() - known.readAt.getTime() >= AGE_MS) {
    const asked = { readAt: now, prices: read(now) }
    known = asked
    void asked.prices.then((prices) => {
      if (!prices && known === asked) known = null
    })
  }
  return known.prices
}

/** Of what a visitor would be shown now; 0 where that is to be asked first. */
export function readLandingPricesVersion(now = Date.now()): number {
  const readAt = known?.readAt.getTime() ?? 0
  return now - readAt < AGE_MS ? readAt : 0
}

/** The next visitor's prices are read anew. */
export function clearLandingPrices() {
  known = null
}

async function read(readAt: Date): Promise<CachedPrices | null> {
  try {
    const { findPrices } = await landingPrices.provided()
    return { ...(await findPrices()), readAt }
  } catch (error) {
    logger.error({ err: error }, 'The prices of the landing page could not be read')
    return null
  }
}

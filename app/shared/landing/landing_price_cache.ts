import logger from '@adonisjs/core/services/logger'
import type { LandingPriceList } from '#shared/landing/rules/landing_price'
import { type Lazy, port } from '#shared/port'

type CachedPrices = LandingPriceList & { readAt: Date }

type Finder = { findPrices: () => Promise<LandingPriceList> }

/** The maximum age of prices. All visitors see the prices of one sample parcel, with their time. */
const AGE_MS = 2 * 60_000

export const landingPrices = port<Lazy<Finder>>('prices of the landing page')

let known: { readAt: Date; prices: Promise<CachedPrices | null> } | null = null

/** Resolves to null if the prices cannot be read; the landing page then shows none. */
export function readLandingPrices(now = new Date()): Promise<CachedPrices | null> {
  if (!known || now.getTime() - known.readAt.getTime() >= AGE_MS) {
    const cached = { readAt: now, prices: read(now) }
    known = cached
    void cached.prices.then((prices) => {
      if (!prices && known === cached) known = null
    })
  }
  return known.prices
}

export function readLandingPricesVersion(now = Date.now()): number {
  const readAt = known?.readAt.getTime() ?? 0
  return now - readAt < AGE_MS ? readAt : 0
}

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

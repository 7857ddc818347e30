import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readSnapshots, type ValuesOf } from '#shared/database/snapshot'
import { storedSettings } from '#shared/settings/setting'
import { knownPlaces } from '#shipping/places/known_places'
import { catalogue } from '#shipping/pricing/catalogue'
import { transitTimes } from '#shipping/pricing/lanes/transit_times'
import { liveTariff } from '#shipping/pricing/tariff_snapshot'

export const PRICE_FACTS = {
  tariff: liveTariff,
  catalogue,
  places: knownPlaces,
  settings: storedSettings,
  lanes: transitTimes,
}

export type PriceFacts = ValuesOf<typeof PRICE_FACTS>

export function loadPriceFacts(client?: QueryClientContract): Promise<PriceFacts> {
  return readSnapshots(PRICE_FACTS, client)
}

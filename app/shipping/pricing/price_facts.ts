import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { together, type ValuesOf } from '#shared/database/snapshot'
import { storedSettings } from '#shared/settings/stored_settings'
import { knownPlaces } from '#shipping/places/known_places'
import { catalogue } from '#shipping/pricing/catalogue'
import { laneFacts } from '#shipping/pricing/lanes/lane_facts'
import { tariff } from '#shipping/pricing/tariff_snapshot'

export const PRICE_FACTS = {
  tariff,
  catalogue,
  places: knownPlaces,
  settings: storedSettings,
  lanes: laneFacts,
}

/** All that prices are made of, at one moment. */
export type PriceFacts = ValuesOf<typeof PRICE_FACTS>

export function priceFacts(client?: QueryClientContract): Promise<PriceFacts> {
  return together(PRICE_FACTS, client)
}

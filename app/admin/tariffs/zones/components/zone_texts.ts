import {
  GEOGRAPHY_NAMES,
  ZONE_KIND_NAMES,
  type ZoneKind,
} from '#admin/tariffs/zones/rules/zone_kinds'
import type { Option } from '~/ui/option'

type ZoneTexts = {
  title: string
  description: string
  editTitle: string
  country: string
  members: string
  ratesTitle: string
  back: string
}

const INTERNATIONAL = { ratesTitle: 'International Zones / Rates', back: 'International Zones' }
const DOMESTIC = { ratesTitle: 'Local Zones / Rates', back: 'Local Zones' }

export const ZONE_TEXTS: Record<ZoneKind, ZoneTexts> = {
  export: {
    ...INTERNATIONAL,
    title: 'Export Shipping Zone Setup',
    description: 'Group the places that parcels go to into zones.',
    editTitle: 'Export Zone Configuration',
    country: 'Origin Country',
    members: 'Destination(s)',
  },
  import: {
    ...INTERNATIONAL,
    title: 'Import Shipping Zone Setup',
    description: 'Group the places that parcels come from into zones.',
    editTitle: 'Import Zone Configuration',
    country: 'Destination Country',
    members: 'Origin(s)',
  },
  local: {
    ...DOMESTIC,
    title: 'Local Shipping Zone Setup',
    description: 'Group states into zones.',
    editTitle: 'Local Zone Configuration',
    country: 'Origin Country',
    members: 'Destination(s)',
  },
  city: {
    ...DOMESTIC,
    title: 'City Shipping Zone Setup',
    description: 'Group the cities of a state into zones.',
    editTitle: 'Zone Configuration',
    country: 'Origin Country',
    members: 'Destination(s)',
  },
}

export const ZONE_KIND_OPTIONS = optionsOf(ZONE_KIND_NAMES)
export const GEOGRAPHY_OPTIONS = optionsOf(GEOGRAPHY_NAMES)

function optionsOf<Code extends string>(names: Record<Code, string>): Option<Code>[] {
  return Object.entries<string>(names).map(([value, label]) => ({ value: value as Code, label }))
}

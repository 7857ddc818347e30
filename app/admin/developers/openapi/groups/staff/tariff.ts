import type { OperationGroup } from '#admin/developers/openapi/operation'

const WAY = { type: 'string', enum: ['Export', 'Import'] }

const VERSION = {
  optionalQuery: {
    version: {
      type: 'integer',
      description: 'A version of the tariff, in place of what is live.',
    },
  },
} as const

export const staffTariff: OperationGroup = {
  tag: 'Tariff',
  description: 'Zones, their rates and surcharges, as staff keep them.',
  operations: {
    'api.admin.international_zones.index': {
      ...VERSION,
      summary: 'List the international zones of a courier',
      params: { type: WAY },
    },
    'api.admin.international_zones.by_geography': {
      ...VERSION,
      summary: 'List the international zones of a courier that are of one geography',
      params: { type: WAY },
    },
    'api.admin.international_zones.show': {
      ...VERSION,
      summary: 'List the places of an international zone',
    },
    'api.admin.international_zones.store': {
      ...VERSION,
      summary: 'Add an international zone',
      params: { typeOrId: WAY },
      failures: [409],
    },
    'api.admin.international_zones.update': {
      ...VERSION,
      summary: 'Change an international zone',
      failures: [409],
    },
    'api.admin.international_zones.destroy': {
      ...VERSION,
      summary: 'Delete an international zone',
      description:
        'It prices nothing any more. What it has priced keeps its price and its reasons. With the `version` that was looked at, a 409 says what somebody else has changed since.',
      failures: [409],
    },
    'api.admin.local_zones.index': { ...VERSION, summary: 'List the local zones of a courier' },
    'api.admin.local_zones.show': { ...VERSION, summary: 'List the places of a local zone' },
    'api.admin.local_zones.store': { ...VERSION, summary: 'Add a local zone', failures: [409] },
    'api.admin.local_zones.update': { ...VERSION, summary: 'Change a local zone', failures: [409] },
    'api.admin.local_zones.destroy': {
      ...VERSION,
      summary: 'Delete a local zone',
      description:
        'It prices nothing any more. What it has priced keeps its price and its reasons. With the `version` that was looked at, a 409 says what somebody else has changed since.',
      failures: [409],
    },
    'api.admin.city_zones.index': { ...VERSION, summary: 'List the city zones of a courier' },
    'api.admin.city_zones.show': { ...VERSION, summary: 'List the places of a city zone' },
    'api.admin.city_zones.store': { ...VERSION, summary: 'Add a city zone', failures: [409] },
    'api.admin.city_zones.update': { ...VERSION, summary: 'Change a city zone', failures: [409] },
    'api.admin.city_zones.destroy': {
      ...VERSION,
      summary: 'Delete a city zone',
      description:
        'It prices nothing any more. What it has priced keeps its price and its reasons. With the `version` that was looked at, a 409 says what somebody else has changed since.',
      failures: [409],
    },
    'api.admin.zone_files.show': {
      ...VERSION,
      summary: 'Download the zones of a courier',
      file: 'text/csv',
    },
    'api.admin.zone_file_previews.store': {
      ...VERSION,
      summary: 'See what a file of zones would change for a courier',
      description: 'A CSV, as `multipart/form-data`. Nothing is saved.',
    },
    'api.admin.zone_files.store': {
      summary: 'Save a file of zones of a courier',
      description:
        'All of it or nothing. It speaks for each kind, country and, of city zones, state that it names: a zone that it leaves out there is deleted. `base`, in the address, is that of the preview.',
      failures: [409],
    },
    'api.admin.international_couriers.index': { summary: 'List the couriers that carry abroad' },
    'api.admin.city_couriers.index': { summary: 'List the couriers that carry within Nigeria' },
    'api.admin.regions.index': { summary: 'List the regions of the world' },
    'api.admin.continents.index': { summary: 'List the continents' },
    'api.admin.country_regions.index': { summary: 'List the states of a country' },
    'api.admin.state_regions.index': { summary: 'List the cities of a state' },
    'api.admin.rates.show': {
      ...VERSION,
      summary: 'Read the rates of a zone',
      description: 'With the version that they are, who saved it and what looks wrong in them.',
    },
    'api.admin.rates.store': {
      ...VERSION,
      summary: 'Save the rates of a zone',
      description:
        'They take the place of all that the zone had. With the `version` that they were made from, a 409 says what somebody else has changed since.',
      failures: [409],
    },
    'api.admin.rates.destroy': {
      ...VERSION,
      summary: 'Remove all rates of a zone',
      description:
        'No parcel has a price from it until rates are saved or an earlier version is restored. With the `version` that was looked at, a 409 says what somebody else has changed since.',
      failures: [409],
    },
    'api.admin.rate_multipliers.store': {
      ...VERSION,
      summary: 'Generate rates by weight and save them',
      description:
        'Between the two weights they take the place of what the zone had. The first adds to the rate that ends at Start Weight.',
      failures: [409],
    },
    'api.admin.rate_sheets.index': {
      ...VERSION,
      summary: 'List the versions of the rates of a zone',
    },
    'api.admin.rate_sheets.show': {
      ...VERSION,
      summary: 'Read an earlier version of the rates of a zone',
      description: 'And what restoring it would change.',
    },
    'api.admin.rate_restorations.store': {
      ...VERSION,
      summary: 'Restore an earlier version of the rates of a zone',
      failures: [409],
    },
    'api.admin.zone_rate_files.show': {
      ...VERSION,
      summary: 'Download the rates of a zone',
      file: 'text/csv',
    },
    'api.admin.zone_rate_file_previews.store': {
      ...VERSION,
      summary: 'See what a file of rates would change in a zone',
      description: 'A CSV, as `multipart/form-data`. Nothing is saved.',
    },
    'api.admin.zone_rate_files.store': {
      summary: 'Save a file of rates of a zone',
      description: 'All of it or nothing. `base`, in the address, is that of the preview.',
      failures: [409],
    },
    'api.admin.courier_rate_files.show': {
      ...VERSION,
      summary: 'Download all rates of a courier',
      file: 'text/csv',
    },
    'api.admin.courier_rate_file_previews.store': {
      ...VERSION,
      summary: 'See what a file of rates would change for a courier',
      description: 'A CSV, as `multipart/form-data`. Nothing is saved.',
    },
    'api.admin.courier_rate_files.store': {
      summary: 'Save a file of rates of a courier',
      description:
        'All of it or nothing; zones that it does not name stay. `base`, in the address, is that of the preview.',
      failures: [409],
    },
    'api.admin.surcharges.index': {
      ...VERSION,
      summary: 'List the surcharges of the tariff',
    },
    'api.admin.surcharges.store': {
      ...VERSION,
      summary: 'Add a surcharge',
      description:
        'A percentage of the shipping rate, rounded half up to the kobo, or an amount for the shipment. What is left out holds for all. Every surcharge that applies to a parcel is charged, each as a line of its own.',
      failures: [409],
    },
    'api.admin.surcharges.update': {
      ...VERSION,
      summary: 'Change a surcharge',
      failures: [409],
    },
    'api.admin.surcharges.destroy': {
      ...VERSION,
      summary: 'Remove a surcharge',
      description:
        'Quotes and bills that have it keep it. With the `version` that was looked at, a 409 says what somebody else has changed since.',
      failures: [409],
    },
  },
}

import type { OperationGroup } from '#admin/developers/openapi/operation'

export const places: OperationGroup = {
  tag: 'Places and lists',
  description: 'The codes that the other calls take.',
  operations: {
    'api.shipping.locations.index': { summary: 'List the countries' },
    'api.shipping.locations.show': {
      summary: 'List the states of a country, or the cities of a state',
      params: {
        key: {
          type: 'string',
          description: 'A country (`NG`) or a state (`NG_LA`).',
          examples: ['NG', 'NG_LA'],
        },
      },
    },
    'api.shipping.item_categories.index': { summary: 'List the categories of items' },
    'api.shipping.dangerous_goods.index': {
      summary: 'List the words that may not stand in a description',
    },
    'api.shipping.signature_fee.show': {
      summary: 'Read the fee for a signature on delivery',
      description: 'Negative when the service is not available.',
    },
    'api.shipping.drop_off_locations.index': {
      summary: 'List the offices that take parcels over the counter',
    },
    'api.shipping.shipping_boxes.index': { summary: 'List the express boxes' },
  },
}

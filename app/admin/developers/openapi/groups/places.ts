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
      summary: 'List the words that are not allowed in a description',
    },
    'api.shipping.hs_codes.index': {
      summary: 'Search the HS codes of customs',
      description: 'By the first digits or by words, the best first, at most 20.',
    },
    'api.shipping.hs_code_proposals.show': {
      summary: 'Propose an HS code and a country of origin for an item',
      description:
        'What you last said of goods of the same description, or else the usual code of the category.',
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

export const VERSION_QUERY_DOCS = {
  optionalQuery: {
    version: {
      type: 'integer',
      description: 'The id of a tariff version. Default: the live tariff.',
    },
  },
} as const

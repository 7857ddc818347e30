export const VERSION_QUERY_DOCS = {
  optionalQuery: {
    version: {
      type: 'integer',
      description: 'A tariff version. Default: the live tariff.',
    },
  },
} as const

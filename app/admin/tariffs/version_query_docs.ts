export const VERSION_QUERY_DOCS = {
  optionalQuery: {
    version: {
      type: 'integer',
      description: 'A version of the tariff, in place of what is live.',
    },
  },
} as const

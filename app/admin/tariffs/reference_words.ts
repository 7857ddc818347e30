/** Words of the API reference that several rooms say. */

export const OF_A_VERSION = {
  optionalQuery: {
    version: {
      type: 'integer',
      description: 'A version of the tariff, in place of what is live.',
    },
  },
} as const

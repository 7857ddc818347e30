export const COURIER_CODE_PATTERN = /^[A-Z_]{1,20}$/

/** What calls on zones, rates and surcharges have in common: they may name a tariff version. */
export const TARIFF_CALL = {
  by: 'openConsole',
  optionalQuery: {
    version: {
      type: 'integer',
      description: 'The id of a tariff version. Default: the live tariff.',
    },
  },
} as const

/** Defaults for addresses in Nigeria, where few people know their postal code. */
export const HOME_POSTAL_CODE = { origin: '0000', destination: '000000' } as const

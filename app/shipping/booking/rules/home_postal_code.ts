/** What a booking has where nobody in Nigeria knows a code, at its two ends. */
export const HOME_POSTAL_CODE = { origin: '0000', destination: '000000' } as const

/** Waiting for the reader, requested by the reader, waiting for anyone, decided. */
export const APPROVAL_FILTERS = ['waiting', 'asked', 'open', 'decided'] as const

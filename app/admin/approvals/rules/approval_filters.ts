/** Which approvals a list shows: waiting for its reader, asked for by them, waiting for anybody, or ended. */
export const APPROVAL_FILTERS = ['waiting', 'asked', 'open', 'decided'] as const

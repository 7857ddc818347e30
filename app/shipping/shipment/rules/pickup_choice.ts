/** How many days ahead a pickup may be moved. */
export const PICKUP_DAYS_AHEAD = 14

/** Over how many days figures are shown, today the last. */
export const PERIODS = [7, 30, 90] as const

export type Period = (typeof PERIODS)[number]

export const USUAL_PERIOD: Period = 30

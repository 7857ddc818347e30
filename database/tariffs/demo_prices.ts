export type Tariff = { firstNaira: number; perKgNaira: number }
export type Band = { aboveKg: number; endKg: number }

/** The price of each courier as a percentage of FedEx's. */
export const WORLD_PERCENT = {
  ARAMEX: 90,
  FEDEX: 100,
  UPS: 106,
  ARAMEX_PREMIUM: 114,
  FEDEX_PRIORITY: 126,
  DHL: 136,
}

export const HOME_PERCENT = { ARAMEX: 97, FEDEX: 100, UPS: 108, DHL: 122 }
export const CITY_PERCENT = { ARAMEX: 97, FEDEX: 100, UPS: 108 }

/** Imports cost more, because they start in countries with higher prices. */
export const IMPORT_PERCENT = 125

export const PREFERRED_PERCENT = 85

/** Weight limits of the rates. `[20, 0.5]`: steps of 0.5 kg up to 20 kg. */
export const WORLD_BANDS = bands([20, 0.5], [30, 1], [70, 5], [300, 10])
export const HOME_BANDS = bands([10, 0.5], [30, 2], [100, 10], [300, 50])

/** Preferred prices end at 70 kg; heavier parcels have the usual prices. */
export const PREFERRED_BANDS = WORLD_BANDS.filter(({ endKg }) => endKg <= 70)

/** Above 0.5 kg, each kilogram up to `upToKg` costs this percentage of the price per kilogram. */
const KG_PERCENTS = [
  { upToKg: 10, percent: 100 },
  { upToKg: 30, percent: 90 },
  { upToKg: 100, percent: 80 },
  { upToKg: Number.POSITIVE_INFINITY, percent: 70 },
]

/** The price at the upper limit of a band, rounded up to a multiple of 50 naira. */
export function bandNaira(tariff: Tariff, endKg: number, percents: number[]): number {
  const plain = tariff.firstNaira + tariff.perKgNaira * paidKg(endKg)
  const naira = percents.reduce((price, percent) => (price * percent) / 100, plain)
  return Math.ceil(naira / 50) * 50
}

function paidKg(endKg: number): number {
  let fromKg = 0.5
  let paid = 0
  for (const { upToKg, percent } of KG_PERCENTS) {
    const untilKg = Math.min(endKg, upToKg)
    paid += (Math.max(0, untilKg - fromKg) * percent) / 100
    fromKg = Math.max(fromKg, untilKg)
  }
  return paid
}

function bands(...steps: [upToKg: number, stepKg: number][]): Band[] {
  const list: Band[] = []
  let aboveKg = 0
  for (const [upToKg, stepKg] of steps) {
    for (; aboveKg < upToKg; aboveKg += stepKg) {
      list.push({ aboveKg, endKg: aboveKg + stepKg })
    }
  }
  return list
}

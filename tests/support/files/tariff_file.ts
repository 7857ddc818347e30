import { TariffFileRefused } from '#admin/tariffs/files/import_problems'

export const ZONE_HEADER =
  'courier,kind,country,state,geography,billing_group,description,origins,destinations'
export const RATE_HEADER = 'courier,kind,country,state,zone,above_kg,end_kg,rate_naira'

export const zoneFile = (...rows: string[]) => ({
  name: 'zones.csv',
  text: [ZONE_HEADER, ...rows].join('\n'),
})

/** Builds a rate file from complete rows, or from `above,end,naira` for Aramex to Ghana. */
export const rateFile = (...rows: string[]) => ({
  name: 'rates/aramex.csv',
  text: [
    RATE_HEADER,
    ...rows.map((row) => (/^[A-Z]/.test(row) ? row : `ARAMEX,export,NG,,Ghana,${row}`)),
  ].join('\n'),
})

/** Returns the problems for which a load was refused; empty if it succeeded. */
export async function collectProblems(load: () => Promise<unknown>): Promise<string[]> {
  try {
    await load()
  } catch (problem) {
    if (problem instanceof TariffFileRefused) return problem.problems
    throw problem
  }
  return []
}

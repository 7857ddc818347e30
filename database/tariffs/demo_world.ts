import type { Geography } from '#shipping/places/zone'

/** A part of the world and what it costs to send there: naira for the first half kilogram, then for each kilogram. */
export type Part = {
  description: string
  geography: Geography
  members: string[]
  firstNaira: number
  perKgNaira: number
}

/** Prices rise with the distance from Lagos and with fewer flights. `Rest of the World` covers all other countries. */
export const WORLD: Part[] = [
  part('Ghana', 'country', 'GH', 22_000, 4_500),
  part('United Kingdom', 'country', 'GB', 40_000, 6_000),
  part('Ireland', 'country', 'IE', 44_000, 6_600),
  part('United States', 'country', 'US', 46_000, 7_600),
  part('Canada', 'country', 'CA', 49_000, 8_100),
  part('South Africa', 'country', 'ZA', 40_000, 6_600),
  part('Kenya', 'country', 'KE', 39_000, 6_500),
  part('Gulf States', 'country', 'AE SA QA KW OM BH', 42_000, 6_300),
  part('Turkey', 'country', 'TR', 43_000, 6_500),
  part('Germany and Neighbours', 'country', 'DE FR NL BE', 43_000, 6_500),
  part('Italy and Spain', 'country', 'IT ES PT', 44_000, 6_700),
  part('India', 'country', 'IN', 47_000, 7_400),
  part('China', 'country', 'CN HK', 50_000, 8_200),
  part('Australia', 'country', 'AU', 60_000, 10_400),

  part('West Africa', 'region', 'WESTERNAFRICA', 27_000, 5_400),
  part('Middle Africa', 'region', 'MIDDLEAFRICA', 36_000, 6_700),
  part('North Africa', 'region', 'NORTHERNAFRICA', 40_000, 7_000),
  part('East and Southern Africa', 'region', 'EASTERNAFRICA SOUTHERNAFRICA', 43_000, 7_300),
  part('Western Europe', 'region', 'WESTERNEUROPE NORTHERNEUROPE', 46_000, 7_000),
  part('Southern Europe', 'region', 'SOUTHERNEUROPE SOUTHEASTEUROPE', 47_000, 7_200),
  part('Western Asia', 'region', 'WESTERNASIA', 46_000, 7_100),
  part('East Asia', 'region', 'EASTERNASIA SOUTHEASTERNASIA', 54_000, 8_800),
  part('Caribbean', 'region', 'CARIBBEAN', 59_000, 10_200),

  part('Africa', 'continent', 'AF', 45_000, 7_800),
  part('Europe', 'continent', 'EU', 49_000, 7_600),
  part('Asia', 'continent', 'AS', 56_000, 9_300),
  part('North and Central America', 'continent', 'NA', 60_000, 10_400),
  part('South America', 'continent', 'SA', 62_000, 10_900),
  part('Oceania', 'continent', 'OC', 66_000, 11_600),

  part('Rest of the World', 'all', '', 74_000, 12_900),
]

function part(
  description: string,
  geography: Geography,
  members: string,
  firstNaira: number,
  perKgNaira: number
): Part {
  return {
    description,
    geography,
    members: members.split(' ').filter(Boolean),
    firstNaira,
    perKgNaira,
  }
}

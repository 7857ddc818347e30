import { placeCode } from '#shipping/places/rules/place_codes'

/** Origins and destinations, states or cities, between which all parcels have the same prices. */
export type Leg = {
  stateCode: string | null
  description: string
  origins: string[]
  destinations: string[]
  firstNaira: number
  perKgNaira: number
}

/** The geopolitical zones, but Lagos and Abuja apart, because most parcels start or end there. */
const REGIONS: Record<string, string[]> = {
  'Lagos': ['LA'],
  'Abuja': ['FC'],
  'South West': ['OG', 'OY', 'OS', 'ON', 'EK'],
  'South East': ['AB', 'AN', 'EB', 'EN', 'IM'],
  'South South': ['AK', 'BY', 'CR', 'DE', 'ED', 'RI'],
  'North Central': ['BE', 'KO', 'KW', 'NA', 'NI', 'PL'],
  'North East': ['AD', 'BA', 'BO', 'GO', 'TA', 'YO'],
  'North West': ['JI', 'KD', 'KN', 'KT', 'KE', 'SO', 'ZA'],
}

const NEIGHBOURS = ['Lagos|South West', 'South East|South South', 'Abuja|North Central']

const SOUTH = ['Lagos', 'South West', 'South East', 'South South']
const FAR_NORTH = ['North East', 'North West']

const DISTANCES = {
  within: { text: 'within', firstNaira: 3_000, perKgNaira: 420 },
  near: { text: 'to neighbours', firstNaira: 3_500, perKgNaira: 560 },
  middle: { text: 'further', firstNaira: 4_200, perKgNaira: 740 },
  far: { text: 'across the country', firstNaira: 4_900, perKgNaira: 880 },
}

type Distance = keyof typeof DISTANCES

/** Cities with prices of their own; all others have the prices of their state. */
const CITIES: Record<string, Record<string, string[]>> = {
  LA: {
    Mainland: [
      'Abule Egba, Agege, Akoka, Alimosho, Amuwo-Odofin, Anthony Village, Apapa, Bariga, Ebute Metta, Festac',
      'Gbagada, Idimu, Ifako-Ijaiye, Igando, Ijora, Ikeja, Ikotun, Ilupeju, Ipaja, Isheri-Olofin, Isolo, Ketu',
      'Lagos, Magodo, Makoko, Maryland, Mile 2, Mushin, Ogba, Ogudu, Ojo, Ojodu Berger, Ojota, Okota, Oregun',
      'Oshodi, Oshodi-Isolo, Satellite Town, Shomolu, Surulere, Yaba',
    ],
    Island: [
      'Ajah, Banana Island, Eti-Osa, Ikate, Ikoyi, Lagos Island, Lekki, Obalende, Sangotedo',
      'Victoria Garden City, Victoria Island',
    ],
    Outskirts: ['Badagry, Ebute Ikorodu, Ejirin, Epe, Ibeju-Lekki, Ikorodu'],
  },
  FC: {
    'City': [
      'Abuja, Apo, Asokoro, Central Business District, Durumi, Garki, Gudu, Guzape, Gwarinpa, Jabi, Jahi',
      'Katampe, Lokogoma, Mabushi, Maitama, Utako, Wuse, Wuye',
    ],
    'Satellite Towns': [
      'Abaji, Bamburu, Bwari, Dutse Alhaji, Gwagwalada, Jikwoyi, Karu, Kubwa, Kuje, Kurunduma, Kwali',
      'Lugbe, Madala, Nyanya, Zuba',
    ],
  },
}

/** Legs from every state to every state, each pair once. */
export function stateLegs(): Leg[] {
  return Object.entries(REGIONS).flatMap(([from, origins]) =>
    Object.entries(DISTANCES).flatMap(([far, { text, ...prices }]): Leg[] => {
      const regions = Object.keys(REGIONS).filter((to) => distance(from, to) === far)
      const destinations = regions.flatMap((region) => REGIONS[region]!)
      const leg = { stateCode: null, description: `${from} ${text}`, origins, destinations }
      return destinations.length ? [{ ...leg, ...prices }] : []
    })
  )
}

/** Legs within Lagos and within Abuja, cheaper than from state to state. */
export function cityLegs(): Leg[] {
  return Object.entries(CITIES).flatMap(([stateCode, parts]) =>
    Object.keys(parts).flatMap((from): Leg[] => {
      const origins = codes(parts[from]!)
      const others = Object.keys(parts).filter((part) => part !== from)
      const elsewhere = others.flatMap((part) => codes(parts[part]!))
      return [
        cityLeg(stateCode, `${from} within`, origins, origins, 2_600, 280),
        cityLeg(stateCode, `${from} to other parts`, origins, elsewhere, 2_900, 350),
      ]
    })
  )
}

function cityLeg(
  stateCode: string,
  description: string,
  origins: string[],
  destinations: string[],
  firstNaira: number,
  perKgNaira: number
): Leg {
  return { stateCode, description, origins, destinations, firstNaira, perKgNaira }
}

function distance(from: string, to: string): Distance {
  const pair = [from, to].toSorted().join('|')
  const isAcross = (one: string, other: string) => SOUTH.includes(one) && FAR_NORTH.includes(other)
  if (from === to) return 'within'
  if (NEIGHBOURS.includes(pair)) return 'near'
  return isAcross(from, to) || isAcross(to, from) ? 'far' : 'middle'
}

function codes(lines: string[]): string[] {
  return lines.join(', ').split(', ').map(placeCode)
}

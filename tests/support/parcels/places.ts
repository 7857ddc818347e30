import fc from 'fast-check'
import {
  clear,
  doubtful,
  type Entry,
  isSheet,
  type Kind,
  meaningless,
  type Spelling,
} from '#tests/support/parcels/spelling'

export interface Place {
  country: string
  /** Undefined in countries for which no courier needs a state. */
  state?: string
  city: string
}

interface Country {
  /** The first name is the one in lists of countries. */
  names: string[]
  city: string
  /** Postal codes in the national form; empty in countries without postal codes. */
  codes: string[]
  state?: { key: string; names: string[] }
}

export const COUNTRIES: Record<string, Country> = {
  GB: {
    names: ['United Kingdom', 'UK', 'GBR', 'United Kingdom (UK)', 'Great Britain', 'England'],
    city: 'Leeds',
    codes: ['NW1 6XE', 'EC1A 1BB', 'M1 1AE', 'BT7 1NN', 'W1A 0AX'],
  },
  US: {
    names: ['United States', 'USA', 'US', 'United States (US)', 'U.S.A.', 'America'],
    city: 'Springfield',
    codes: ['94105', '02138', '00501', '94105-1234', '33101'],
    state: { key: 'US_CA', names: ['California', 'CA', 'california'] },
  },
  CA: {
    names: ['Canada', 'CAN'],
    city: 'Ottawa',
    codes: ['K1A 0B1', 'H2X 1Y4'],
    state: { key: 'CA_ON', names: ['Ontario', 'ON'] },
  },
  DE: {
    names: ['Germany', 'Deutschland', 'DEU', 'Allemagne', 'Federal Republic of Germany'],
    city: 'Köln',
    codes: ['10115', '01067', '50667'],
  },
  FR: { names: ['France', 'FRA'], city: 'Paris', codes: ['75008', '06000', '13001'] },
  NL: {
    names: ['Netherlands', 'The Netherlands', 'Holland', 'NLD'],
    city: 'Den Haag',
    codes: ['1012 AB', '2511 CV'],
  },
  BE: { names: ['Belgium', 'Belgique', 'BEL'], city: 'Liège', codes: ['1000', '4000'] },
  ES: { names: ['Spain', 'España', 'ESP'], city: 'Málaga', codes: ['28013', '08001', '35001'] },
  IT: { names: ['Italy', 'Italia', 'ITA'], city: 'Forlì', codes: ['20121', '00118'] },
  PT: { names: ['Portugal', 'PRT'], city: 'Évora', codes: ['1000-205', '4000-322'] },
  PL: { names: ['Poland', 'Polska', 'POL'], city: 'Łódź', codes: ['00-950', '90-001'] },
  SE: { names: ['Sweden', 'Sverige', 'SWE'], city: 'Malmö', codes: ['111 22', '211 20'] },
  NO: { names: ['Norway', 'Norge', 'NOR'], city: 'Bodø', codes: ['0150', '8001'] },
  DK: { names: ['Denmark', 'Danmark', 'DNK'], city: 'Århus', codes: ['1050', '8000'] },
  FI: { names: ['Finland', 'Suomi', 'FIN'], city: 'Turku', codes: ['00100', '20100'] },
  CH: { names: ['Switzerland', 'Schweiz', 'CHE', 'Suisse'], city: 'Zürich', codes: ['8001'] },
  AT: { names: ['Austria', 'Österreich', 'AUT'], city: 'Wien', codes: ['1010'] },
  IE: { names: ['Ireland', 'Republic of Ireland', 'IRL'], city: 'Cork', codes: ['D02 AF30'] },
  TR: { names: ['Turkey', 'Türkiye', 'TUR'], city: 'İzmir', codes: ['34000', '06420'] },
  IN: { names: ['India', 'IND'], city: 'Pune', codes: ['110001', '411001'] },
  CN: { names: ['China', 'PRC', 'CHN'], city: 'Beijing', codes: ['100000', '518000'] },
  JP: { names: ['Japan', 'JPN'], city: 'Tokyo', codes: ['100-0001', '060-0001'] },
  ZA: { names: ['South Africa', 'ZAF', 'RSA'], city: 'Durban', codes: ['4001', '0001'] },
  KE: { names: ['Kenya', 'KEN'], city: 'Nairobi', codes: ['00100', '80100'] },
  GH: { names: ['Ghana', 'GHA'], city: 'Kumasi', codes: [] },
  GM: { names: ['Gambia', 'The Gambia', 'GMB', 'Gambia, The'], city: 'Banjul', codes: [] },
  BJ: { names: ['Benin', 'Benin Republic', 'BEN'], city: 'Cotonou', codes: [] },
  AE: { names: ['United Arab Emirates', 'UAE', 'ARE'], city: 'Dubai', codes: [] },
  SA: {
    names: ['Saudi Arabia', 'SAU', 'Kingdom of Saudi Arabia'],
    city: 'Jeddah',
    codes: ['11564'],
  },
  AU: { names: ['Australia', 'AUS'], city: 'Sydney', codes: ['2000', '0800'] },
  BR: { names: ['Brazil', 'Brasil', 'BRA'], city: 'São Paulo', codes: ['01310-100', '20040-002'] },
}

/** Names that people confuse with a neighbouring country; null if two countries share the name. */
const CONFUSABLE: [name: string, country: string | null][] = [
  ...(
    [
      ['Korea (North)', 'KP'],
      ["Korea, Democratic People's Republic of", 'KP'],
      ['Peoples Republic of Korea', 'KP'],
      ['Korea (Republic of)', 'KR'],
      ['Ireland (Northern)', 'GB'],
      ['Northern Ireland', 'GB'],
      ['Guinea (Equatorial)', 'GQ'],
      ['Guinea-Bissau', 'GW'],
      ['Papua New Guinea', 'PG'],
      ['Sudan (South)', 'SS'],
      ['South Sudan', 'SS'],
      ['Samoa (American)', 'AS'],
      ['China (Taiwan)', 'TW'],
      ['Republic of China', 'TW'],
      ['Taiwan, Province of China', 'TW'],
      ['Hong Kong (China)', 'HK'],
      ['Saint Martin (Dutch part)', 'SX'],
      ['Saint Martin (French part)', 'MF'],
      ['Virgin Islands (British)', 'VG'],
      ['Guyana (French)', 'GF'],
      ['Dominica Republic', 'DO'],
      ['Dominican Republic', 'DO'],
      ['Dominica', 'DM'],
      ['Niger Republic', 'NE'],
      ['Niger', 'NE'],
      ['Congo, The Democratic Republic of the', 'CD'],
      ['Congo (Brazzaville)', 'CG'],
      ['Iran (Islamic Republic of)', 'IR'],
      ['Slovak Republic', 'SK'],
      ['Slovenia', 'SI'],
      ['Swaziland', 'SZ'],
      ['Trinidad & Tobago', 'TT'],
      ["Cote d'Ivoire", 'CI'],
      ['Spain (Canary Islands)', 'ES'],
      ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
    ] as const
  ).map((pair) => [...pair] as [string, string]),
  ...['Virgin Islands', 'Congo', 'Georgia (US)', 'West Africa', 'XYZ', 'Atlantis', 'Republic'].map(
    (name) => [name, null] as [string, null]
  ),
]

/** Parts of a country that couriers treat as a country of their own: as written, and as meant. */
const TERRITORIES: {
  country: string
  state?: [key: string, name: string]
  code: string
  is: string
}[] = [
  { country: 'US', state: ['US_PR', 'Puerto Rico'], code: '00901', is: 'PR' },
  { country: 'US', state: ['US_CA', 'California'], code: '00730', is: 'PR' },
  { country: 'US', state: ['US_GU', 'Guam'], code: '96910', is: 'GU' },
  { country: 'US', state: ['US_CA', 'California'], code: '00802', is: 'VI' },
  { country: 'PR', code: '00901', is: 'PR' },
  { country: 'GB', code: 'JE2 3AB', is: 'JE' },
  { country: 'GB', code: 'GY1 1AA', is: 'GG' },
  { country: 'GB', code: 'IM1 1AA', is: 'IM' },
  { country: 'JE', code: 'JE2 3AB', is: 'JE' },
]

const NAMES_OF_TERRITORIES: Record<string, string> = { PR: 'Puerto Rico', JE: 'Jersey' }

const MILITARY: { city: string; state: [key: string, name: string]; code: string }[] = [
  { city: 'APO', state: ['US_AE', 'AE'], code: '09012' },
  { city: 'FPO', state: ['US_AP', 'AP'], code: '96349' },
  { city: 'DPO', state: ['US_AE', 'Armed Forces Europe'], code: '09498' },
  { city: 'APO', state: ['US_AA', 'AA'], code: '34001' },
  { city: 'apo', state: ['US_CA', 'California'], code: '94105' },
  { city: 'Seoul', state: ['US_CA', 'California'], code: '96201' },
  { city: 'APO AE', state: ['US_NY', 'New York'], code: '09012' },
]

/** A place with its postal code. `country` decides how phone numbers and streets are read. */
export interface DrawnPlace {
  country: string
  place: Kind<Place>
  postalCode: Kind<string | undefined>
}

export function places(entry: Entry): fc.Arbitrary<DrawnPlace> {
  const known = fc
    .constantFrom(...Object.keys(COUNTRIES))
    .map((country) => knownPlace(entry, country))
  const turned = fc.constantFrom(...TERRITORIES).map(({ country, state, code, is }) => {
    const [key = 'none', name = ''] = state ?? []
    const names = COUNTRIES[country]?.names ?? [NAMES_OF_TERRITORIES[country]!]
    const written = isSheet(entry)
      ? { country: names[0]!, state: name, city: 'San Juan' }
      : { country, state: key, city: 'San Juan' }
    const withoutState = is === country ? {} : { state: 'none' }
    const place = only(clear(written, { country: is, ...withoutState, city: 'San Juan' }))
    const withoutZeros = doubtful({ postalCode: code.replace(/^0+/, '') }, code)
    const odd = fc.oneof(spelledCodes(fc.constant(code)), fc.constant(withoutZeros))
    return { country: is, place, postalCode: { ...postalCodes(entry, is, [code]), odd } }
  })
  const military = fc.constantFrom(...MILITARY).map(({ city, state: [key, name], code }) => {
    const written = isSheet(entry)
      ? { country: 'USA', state: name, city }
      : { country: 'US', state: key, city }
    const place = only<Place>(meaningless(written))
    return { country: 'US', place, postalCode: postalCodes(entry, 'US', [code]) }
  })
  const confusable = fc.constantFrom(...CONFUSABLE).map(([name, country]) => {
    const written = { country: name, state: '', city: 'Central' }
    const place = country
      ? doubtful<Place>(written, { country, city: 'Central' })
      : meaningless(written)
    const postalCode = only<string | undefined>(doubtful({ postalCode: '' }, undefined))
    return { country: country ?? '', place: only(place), postalCode }
  })
  return fc.oneof(
    { weight: 12, arbitrary: known },
    { weight: 1, arbitrary: fc.constantFrom(...HOMES).map((home) => homePlace(entry, home)) },
    { weight: 1, arbitrary: turned },
    { weight: 1, arbitrary: military },
    ...(isSheet(entry) ? [{ weight: 2, arbitrary: confusable }] : [])
  )
}

function only<Meaning>(spelling: Spelling<Meaning>): Kind<Meaning> {
  return { usual: fc.constant(spelling), odd: fc.constant(spelling) }
}

const CHANGES: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => ` ${text} `,
  (text) => text.replaceAll(' ', '\u00A0'),
  (text) => text.normalize('NFD'),
  (text) => `\u200B${text}`,
]

function knownPlace(entry: Entry, country: string): DrawnPlace {
  const { names, city, codes, state } = COUNTRIES[country]!
  const meant = { country, city, ...(state && { state: state.key }) }
  const written = isSheet(entry)
    ? { country: names[0]!, state: state?.names[0] ?? '', city }
    : { country, state: state?.key ?? 'none', city }
  const inCall = fc
    .constantFrom(...names, country.toLowerCase(), ` ${country} `)
    .map((name) => doubtful({ ...written, country: name }, meant))
  const inSheet = fc
    .record({
      name: fc.constantFrom(...names),
      change: fc.constantFrom(...CHANGES),
      stateName: fc.constantFrom(...(state?.names ?? [''])),
    })
    .map(({ name, change, stateName }) =>
      clear({ country: change(name), state: stateName, city }, meant)
    )
  const usual = fc.constant(clear(written, meant))
  // A form lets people choose the country, so it has no odd spelling.
  const odd = { form: usual, call: inCall, sheet: inSheet, workbook: inSheet }[entry]
  return { country, place: { usual, odd }, postalCode: postalCodes(entry, country, codes) }
}

interface Home {
  state: string
  stateNames: string[]
  city: string
  cityName: string
}

const HOMES: Home[] = [
  {
    state: 'NG_FC',
    stateNames: ['Abuja', 'FCT', 'Abuja FCT', 'F.C.T.', 'Federal Capital Territory'],
    city: 'WUSE',
    cityName: 'Wuse',
  },
  {
    state: 'NG_LA',
    stateNames: ['Lagos', 'Lagos State', 'LAGOS', 'lagos'],
    city: 'IKEJA',
    cityName: 'Ikeja',
  },
]

const HOME_NAMES = ['Nigeria', 'NIGERIA', 'NGA', 'NG', 'Federal Republic of Nigeria', '']

/** Generates a place in Nigeria. Its postal code is optional, since few Nigerians know theirs. */
function homePlace(entry: Entry, { state, stateNames, city, cityName }: Home): DrawnPlace {
  const meant = { country: 'NG', state, city: cityName }
  const code = clear<string | undefined>({ postalCode: '900288' }, '900288')
  if (!isSheet(entry)) {
    const written = { country: 'NG', state, cityCode: city, city: cityName }
    return { country: 'NG', place: only(clear(written, meant)), postalCode: only(code) }
  }
  const odd = fc
    .record({ country: fc.constantFrom(...HOME_NAMES), name: fc.constantFrom(...stateNames) })
    .map(({ country, name }) => clear({ country, state: name, city: cityName }, meant))
  const usual = clear({ country: 'Nigeria', state: stateNames[0]!, city: cityName }, meant)
  return {
    country: 'NG',
    place: { usual: fc.constant(usual), odd },
    postalCode: {
      usual: fc.constant(code),
      odd: fc.constant(clear<string | undefined>({ postalCode: '' }, '000000')),
    },
  }
}

/** Countries whose codes have a fixed number of digits, so that a zero dropped in a sheet shows. */
const DIGITS_ONLY = 'US PR DE FR ES IT FI TR AU NO ZA'.split(' ')

/** Codes of other countries, none of digits alone. */
const OTHER_CODES = ['NW1 6XE', 'K1A 0B1', '1000-205', '00-950', '100-0001', '01310-100', 'D-1011']

const SHAPES: Record<string, RegExp> = {
  GB: /^[A-Z]/,
  CA: /^[A-Z]/,
  PT: /^\d{4}-/,
  PL: /^\d\d-/,
  JP: /^\d{3}-/,
  BR: /^\d{5}-/,
}

/** What couriers expect instead of a missing postal code. */
const NO_CODE = '0000'

function spelledCodes(code: fc.Arbitrary<string>) {
  return fc
    .record({
      text: code,
      change: fc.constantFrom<(text: string) => string>(
        ...CHANGES,
        (text) => text.replaceAll(' ', ''),
        (text) => text.replaceAll('-', ''),
        (text) => text.replaceAll(' ', '  '),
        (text) => `'${text}`
      ),
    })
    .map(({ text, change }) => clear({ postalCode: change(text) }, text))
}

function postalCodes(entry: Entry, country: string, codes: string[]): Kind<string | undefined> {
  if (codes.length === 0) {
    const usual = fc.constant(clear({ postalCode: '' }, NO_CODE))
    const odd = fc
      .constantFrom('0000', '00000', 'N/A', 'none', ' ')
      .map((postalCode) => clear({ postalCode }, NO_CODE))
    return { usual, odd }
  }
  const code = fc.constantFrom(...codes)
  const cell = (text: string) =>
    entry === 'workbook' && /^\d+$/.test(text)
      ? { postalCode: { value: Number(text), format: '0'.repeat(text.length) } }
      : { postalCode: text }
  const usual = code.map((text) => clear(cell(text), text))
  const unusual = fc
    .record({
      text: code,
      change: fc.constantFrom<(text: string) => string>(
        (text) => text.replaceAll('0', 'O'),
        (text) => `${country}-${text}`,
        (text) => `${country} ${text}`,
        (text) => `${country[0]}-${text}`,
        (text) => `${text}.0`,
        (text) => text.replaceAll(' ', '-'),
        (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
      ),
    })
    .map(({ text, change }) => doubtful({ postalCode: change(text) }, text))
  const withoutZero = code.map((text) => {
    const shorter = text.replace(/^0+/, '')
    const isClear =
      text[1] !== '0' && (isSheet(entry) ? DIGITS_ONLY.includes(country) : text === shorter)
    const spelling = isClear ? clear : doubtful
    if (entry === 'workbook' && /^\d+$/.test(text))
      return spelling({ postalCode: { value: Number(text) } }, text)
    return spelling({ postalCode: shorter }, text)
  })
  const foreign = fc
    .constantFrom(...OTHER_CODES.filter((other) => !SHAPES[country]?.test(other)), `${codes[0]}1`)
    .map((postalCode) => meaningless({ postalCode }))
  return { usual, odd: fc.oneof(spelledCodes(code), unusual, withoutZero, foreign) }
}

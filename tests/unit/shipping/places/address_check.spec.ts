import { test } from '@japa/runner'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import countries from 'world-countries'
import {
  addressWarning,
  addressProblems,
  type CheckedAddress,
  normalizeAddress,
} from '#shipping/places/address_check'
import { KnownPlaces } from '#shipping/places/known_places'
import { findPostBox } from '#shipping/places/rules/post_box'
import {
  needsPostalCode,
  parseSheetPostalCode,
  postalCodeOrDefault,
  parsePostalCode,
} from '#shipping/places/postal_codes'
import { PlaceNameIndex } from '#shipping/places/names/place_name_index'
import { parsePlace } from '#shipping/places/names/parse_place'

const NAMES: Record<string, string> = {
  NG: 'Nigeria',
  US: 'United States',
  GB: 'United Kingdom',
  DE: 'Germany',
  PR: 'Puerto Rico',
  JE: 'Jersey',
  SG: 'Singapore',
  AE: 'United Arab Emirates',
  TR: 'Turkey',
  GM: 'Gambia',
  HK: 'Hong Kong',
  SZ: 'Eswatini',
  MK: 'North Macedonia',
  RU: 'Russia',
  TZ: 'Tanzania',
  KR: 'South Korea',
  KP: 'North Korea',
  IE: 'Ireland',
  BJ: 'Benin',
  CN: 'China',
  FR: 'France',
  BR: 'Brazil',
  BN: 'Brunei',
  BH: 'Bahrain',
  CG: 'Congo',
  CD: 'DR Congo',
  LC: 'Saint Lucia',
  KN: 'Saint Kitts and Nevis',
  TT: 'Trinidad and Tobago',
  BA: 'Bosnia and Herzegovina',
  ES: 'Spain',
  CV: 'Cape Verde',
  MM: 'Myanmar',
  NL: 'Netherlands',
  VI: 'U.S. Virgin Islands',
  VG: 'British Virgin Islands',
  GE: 'Georgia',
  GN: 'Guinea',
  GQ: 'Equatorial Guinea',
  DM: 'Dominica',
  DO: 'Dominican Republic',
  MF: 'Saint Martin',
  SX: 'Sint Maarten',
  TW: 'Taiwan',
  PL: 'Poland',
}
const state = (key: string, name: string) => {
  const [countryCode = '', code = ''] = key.split('_')
  return { key, countryCode, code, name }
}
const PLACES = new KnownPlaces(
  Object.entries(NAMES).map(([code, name]) => ({
    code,
    name,
    regionCode: null,
    continentCode: null,
  })),
  [
    ...[state('GB_LND', 'London'), state('GB_ENG', 'England'), state('IE_D', 'Dublin')],
    ...[state('AE_DU', 'Dubai'), state('US_CA', 'California'), state('US_PR', 'Puerto Rico')],
    ...[state('NG_LA', 'Lagos'), state('FR_75C', 'Paris')],
  ],
  []
)

const LONDON: CheckedAddress = {
  address: '10 Baker Street',
  country: 'GB',
  state: 'GB_LND',
  cityName: 'London',
  postalCode: 'NW1 6XE',
}
const normalize = (change: Partial<CheckedAddress>) =>
  normalizeAddress({ ...LONDON, ...change }, PLACES)
const problems = (change: Partial<CheckedAddress>) => addressProblems(normalize(change), PLACES)

test.group('Postal code', () => {
  test('is written in the format of its country: {$self}')
    .with([
      ['GB', 'nw16xe', 'NW1 6XE'],
      ['GB', 'NW1  6XE', 'NW1 6XE'],
      ['US', "'02105", '02105'],
      ['US', '941051234', '94105-1234'],
      ['CA', 'k1a0b1', 'K1A 0B1'],
      ['JP', '1000001', '100-0001'],
      ['PL', '00950', '00-950'],
      ['DE', 'D-01067', '01067'],
      ['IE', 'd02x285', 'D02 X285'],
      ['SE', '11122', '111 22'],
      ['SE', 'SE-111 22', '111 22'],
      ['SE', 'SE 11122', '111 22'],
      ['CH', 'CH8001', '8001'],
      ['AR', 'A4400', 'A4400'],
      ['GB', 'G1 1AA', 'G1 1AA'],
      ['BR', '01310100', '01310-100'],
      ['FI', 'FI-00100', '00100'],
      ['GB', 'NW1-6XE', 'NW1 6XE'],
      ['AE', '', ''],
      ['AE', '00000', ''],
      ['AE', ' n/a ', ''],
      ['HN', 'None', ''],
      ['GH', 'ga-183-8164', 'GA-183-8164'],
      ['AR', '1425', '1425'],
      ['ZZ', 'any 1', 'ANY 1'],
    ] as const)
    .run(({ assert }, [country, text, code]) => {
      assert.deepEqual(parsePostalCode(country, text), { code, isRight: true, likely: null })
    })

  test('without its leading zero is refused in a form, and corrected with a note in a sheet', ({
    assert,
  }) => {
    assert.deepEqual(problems({ country: 'DE', postalCode: '1067' }), [
      {
        field: 'postalCode',
        message: 'Germany\u0027s postal codes have 5 digits: did you mean 01067?',
      },
    ])
    assert.deepEqual(parseSheetPostalCode('US', '2138'), {
      code: '02138',
      note: 'We read the postal code 2138 as 02138. Please check it.',
    })
    assert.equal(parseSheetPostalCode('US', '801').code, '00801')
    assert.equal(parseSheetPostalCode('CH', '800').code, '800')
  })

  test('in a wrong format is refused, and so are zeros in a country with codes', ({ assert }) => {
    assert.deepEqual(problems({ postalCode: 'HELLO' }), [
      { field: 'postalCode', message: 'United Kingdom\u0027s postal codes look like NW1 6XE.' },
    ])
    assert.lengthOf(problems({ country: 'DE', postalCode: '1234A' }), 1)
    assert.lengthOf(problems({ country: 'US', state: 'US_CA', postalCode: '00000' }), 1)
    for (const [country, code] of [
      ['JP', '1000-205'],
      ['US', '00-950'],
      ['US', '9410-51234'],
      ['BR', '100-0001'],
      ['DE', 'F-75008'],
    ] as const) {
      assert.isFalse(parsePostalCode(country, code).isRight, `${country} ${code}`)
      assert.isNull(parsePostalCode(country, code).likely, `${country} ${code}`)
    }
    assert.deepEqual(problems({ country: 'NG', postalCode: '000000' }), [])
  })

  test('is required in each country that has codes, and in no other', ({ assert }) => {
    const required = countries.map(({ cca2 }) => cca2).filter(needsPostalCode)
    const coded = countries
      .map(({ cca2 }) => cca2)
      .filter((code) => code !== 'NG' && postcodeValidatorExistsForCountry(code))
    assert.deepEqual(
      required,
      coded.filter((code) => !postcodeValidator('', code))
    )
  })

  test('defaults to zeros in a country without codes', ({ assert }) => {
    assert.equal(postalCodeOrDefault('AE', ''), '0000')
    assert.equal(postalCodeOrDefault('GB', ''), '')
    assert.isNull(postalCodeOrDefault('NG', null))
    assert.equal(postalCodeOrDefault('AE', '12'), '12')
    assert.isUndefined(postalCodeOrDefault(7, undefined))
  })
})

test.group('A place', () => {
  test('is normalised to one country and state, however it is written', ({ assert }) => {
    const ponce = { country: 'PR', state: 'none', postalCode: '00730' }
    assert.containsSubset(normalize({ country: 'US', state: 'US_PR', postalCode: '00730' }), ponce)
    assert.containsSubset(normalize({ country: 'US', state: 'US_CA', postalCode: '00730' }), ponce)
    assert.containsSubset(normalize(ponce), ponce)
    assert.containsSubset(normalize({ country: 'US', state: 'US_CA', postalCode: '00801' }), {
      country: 'VI',
    })
    assert.containsSubset(normalize({ postalCode: 'je23ab' }), {
      country: 'JE',
      postalCode: 'JE2 3AB',
    })
    assert.equal(normalize({ postalCode: "'JE2 3AB" }).country, 'JE')
    assert.equal(normalize({ postalCode: 'BT1 1AA' }).country, 'GB')
  })

  test('abroad needs a city, except in a city state or an emirate, which imply it', ({
    assert,
  }) => {
    assert.deepEqual(problems({ cityName: ' ' }), [
      { field: 'cityName', message: '"City" should not be empty' },
    ])
    assert.equal(normalize({ country: 'SG', state: 'none', cityName: '' }).cityName, 'Singapore')
    assert.equal(normalize({ country: 'AE', state: 'AE_DU', cityName: null }).cityName, 'Dubai')
    assert.deepEqual(problems({ country: 'NG', state: 'NG_LA', cityName: '' }), [])
    assert.deepEqual(problems({ state: 'none' }), [])
    assert.deepEqual(problems({ country: 'US', state: 'none', postalCode: '94105' }), [
      { field: 'state', message: '"State" should not be empty' },
    ])
  })

  test('of the US military is refused: {$self}')
    .with([
      { state: 'US_AE', postalCode: '09012', cityName: 'APO' },
      { state: 'US_CA', postalCode: '96201', cityName: 'Seoul' },
      { state: 'US_CA', postalCode: '94105', cityName: 'FPO' },
    ])
    .run(({ assert }, change) => {
      const [problem] = problems({ country: 'US', ...change })
      assert.include(problem!.message, 'APO, FPO and DPO')
    })
})

test.group('A post box', () => {
  test('is recognised by the words of its country: {$self}')
    .with([
      ...[
        ['P.O. Box 1234', 'US'],
        ['PO BOX12', 'GB'],
        ['P O Box 9', 'GH'],
      ],
      ...[
        ['P.M.B. 2045', 'NG'],
        ['Postfach 10', 'DE'],
        ['BP 1234', 'BJ'],
        ['Apartado 55', 'PT'],
      ],
      ...[
        ['Private Mail Bag 12', 'NG'],
        ['Locked Bag 7', 'AU'],
        ['ص.ب 1234', 'AE'],
      ],
    ] as [string, string][])
    .run(({ assert }, [address, country]) => {
      assert.equal(findPostBox(address, country), 'alone')
      assert.equal(findPostBox(`12 Ring Road, ${address}`, country), 'beside')
    })

  test('is not recognised in {$self}')
    .with([
      ...[
        ['3 Box Hill Road', 'AU'],
        ['BP Filling Station, Ikeja', 'NG'],
      ],
      ...[
        ['5 Post Office Road', 'GB'],
        ['Postbox Lane 2', 'GB'],
        ['C.P. Taylor Street', 'IT'],
      ],
      ...[
        ['Box 12', 'NG'],
        ['10 Baker Street', 'GB'],
      ],
    ] as [string, string][])
    .run(({ assert }, [address, country]) => {
      assert.isNull(findPostBox(address, country))
    })

  test('without a street is refused where couriers refuse it, and noted elsewhere', ({
    assert,
  }) => {
    const box = { address: 'P.O. Box 1234, Leeds' }
    assert.deepEqual(
      problems(box).map(({ field }) => field),
      ['address']
    )
    assert.isNull(addressWarning(normalize(box)))
    assert.include(addressWarning(normalize({ ...box, country: 'DE' }))!, 'post box')
    assert.include(addressWarning(normalize({ address: '1 Ring Road, P.O. Box 12' }))!, 'street')
    assert.isNull(addressWarning(LONDON))
  })
})

test.group('A country', () => {
  const words = PlaceNameIndex.of(PLACES)

  test('is recognised by its codes, former names and names in other languages: {$self}')
    .with([
      ...[
        ['United Kingdom (UK)', 'GB'],
        ['United States (US)', 'US'],
        ['Northern Ireland', 'GB'],
      ],
      ...[
        ['Hong Kong SAR', 'HK'],
        ['Turkey', 'TR'],
        ['Türkiye', 'TR'],
        ['Swaziland', 'SZ'],
      ],
      ...[
        ['Macedonia', 'MK'],
        ['Russian Federation', 'RU'],
        ['Korea, Republic of', 'KR'],
      ],
      ...[
        ['Tanzania, United Republic of', 'TZ'],
        ['The Gambia', 'GM'],
        ['Gambia, The', 'GM'],
      ],
      ...[
        ['Republic of Ireland', 'IE'],
        ['Benin Republic', 'BJ'],
        ['GBR', 'GB'],
        ['NGA', 'NG'],
      ],
      ...[
        ['DEU', 'DE'],
        ['PRC', 'CN'],
        ['UK', 'GB'],
        ['BRN', 'BN'],
        ['Allemagne', 'DE'],
      ],
      ...[
        ['St. Kitts and Nevis', 'KN'],
        ['St Lucia', 'LC'],
        ['Trinidad & Tobago', 'TT'],
      ],
      ...[
        ['Bosnia', 'BA'],
        ['Canary Islands', 'ES'],
        ['Cape Verde', 'CV'],
        ['Burma', 'MM'],
      ],
      ...[
        ['the Netherlands', 'NL'],
        ['Holland', 'NL'],
        ['Korea (South)', 'KR'],
        ['DRC', 'CD'],
      ],
      ...[
        ["Korea, Democratic People's Republic of", 'KP'],
        ['Kingdom of Spain', 'ES'],
        ['Polska', 'PL'],
      ],
      ...[
        ['Korea (North)', 'KP'],
        ['Peoples Republic of Korea', 'KP'],
        ['Ireland (Northern)', 'GB'],
        ['Guinea (Equatorial)', 'GQ'],
        ['China (Taiwan)', 'TW'],
        ['Taiwan, Province of China', 'TW'],
        ['Hong Kong (China)', 'HK'],
        ['Saint Martin (Dutch part)', 'SX'],
        ['Saint Martin (French part)', 'MF'],
        ['Virgin Islands (U.S.)', 'VI'],
        ['Virgin Islands (British)', 'VG'],
        ['Gambia (the)', 'GM'],
        ['Germany (DE)', 'DE'],
        ['Dominica Republic', 'DO'],
      ],
    ] as [string, string][])
    .run(({ assert }, [text, code]) => {
      assert.equal(words.country(text)?.code, code)
    })

  test('has no proposal for an unknown code, and no match for an ambiguous name', ({ assert }) => {
    assert.isNull(words.country('XYZ'))
    assert.isNull(words.countryLike('GBX'))
    assert.equal(words.countryLike('Germny'), 'Germany')
    for (const text of ['Congo', 'Virgin Islands', 'Georgia (US)', 'Russia (Kaliningrad)']) {
      assert.isNull(words.country(text), text)
    }
  })
})

test.group('A place in a sheet', () => {
  test('has no state in countries for which couriers need none, and notes what it left out', ({
    assert,
  }) => {
    const at = (country: string, stateText: string, city: string) =>
      parsePlace(PLACES, { country, state: stateText, city })
    assert.containsSubset(at('United Kingdom', '', 'London'), { state: 'GB_LND', problems: [] })
    assert.containsSubset(at('United Kingdom', 'England', 'London'), { state: 'GB_ENG' })
    const manchester = at('United Kingdom', 'Greater Manchester', 'Manchester')
    assert.deepEqual([manchester.state, manchester.problems], ['none', []])
    assert.include(manchester.notes[0]!, 'Greater Manchester')
    assert.containsSubset(at('Singapore', '', ''), { state: 'none', problems: [] })
    assert.containsSubset(at('France', '', 'Paris'), { state: 'FR_75C' })
    assert.containsSubset(at('Ireland', 'Co. Dublin', 'Dublin'), { state: 'IE_D', problems: [] })
    assert.lengthOf(at('United States', '', 'San Francisco').problems, 1)
  })
})

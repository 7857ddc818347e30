import { test } from '@japa/runner'
import { continentCode, placeCode, regionCode } from '#shipping/places/rules/place_codes'

test.group('Place codes', () => {
  test('a city code is its name in capitals, without accents and punctuation', ({ assert }) => {
    assert.equal(placeCode('Victoria Island'), 'VICTORIAISLAND')
    assert.equal(placeCode('Amuwo-Odofin'), 'AMUWOODOFIN')
    assert.equal(placeCode('Ọ̀ṣun'), 'OSUN')
    assert.equal(placeCode('Mile 2'), 'MILE2')
  })

  test('a region code is the code of the subregion or, if there is none, of the region', ({
    assert,
  }) => {
    assert.equal(
      regionCode({ region: 'Oceania', subregion: 'Australia and New Zealand' }),
      'AUSTRALIAANDNEWZEALAND'
    )
    assert.equal(regionCode({ region: 'Antarctic', subregion: '' }), 'ANTARCTIC')
  })

  test('the Americas are two continents', ({ assert }) => {
    const american = (subregion: string) => continentCode({ region: 'Americas', subregion })
    assert.equal(american('South America'), 'SA')
    assert.equal(american('Caribbean'), 'NA')
    assert.equal(american('Central America'), 'NA')
    assert.equal(american('North America'), 'NA')
    assert.equal(continentCode({ region: 'Europe', subregion: '' }), 'EU')
  })

  test('an unknown part of the world is refused', ({ assert }) => {
    assert.throws(() => continentCode({ region: 'Atlantis', subregion: '' }), RangeError)
  })
})

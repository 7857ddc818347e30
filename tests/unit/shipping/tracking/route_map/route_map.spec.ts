import { test } from '@japa/runner'
import fc from 'fast-check'
import { drawRouteMap, type RoutePlace } from '#shipping/tracking/route_map/route_map'
import { linesOf, longestStep } from '#tests/unit/shipping/tracking/route_map/path'
import * as places from '#tests/unit/shipping/tracking/route_map/places'

const { AUCKLAND, KANO, LAGOS, LONDON, NEW_YORK, WALLIS, EVERYWHERE } = places
const BLEED = 6.1

function draw(origin: RoutePlace, destination: RoutePlace, progress = 0.5) {
  const map = drawRouteMap({ origin, destination, progress })
  if (!map) throw new Error('There is no map')
  return map
}

function routeLines(map: ReturnType<typeof draw>) {
  return [...linesOf(map.travelled), ...linesOf(map.ahead)]
}

test.group('Route map', () => {
  test('it shows both ends with their names, and the parcel between them', ({ assert }) => {
    const map = draw(LAGOS, LONDON)

    assert.equal(map.viewBox, '0 0 640 340')
    assert.equal(map.origin.label?.text, 'Lagos')
    assert.equal(map.destination.label?.text, 'London')
    assert.isBelow(map.destination.y, map.parcel!.y)
    assert.isBelow(map.parcel!.y, map.origin.y)
    assert.isFalse(map.delivered)
  })

  test('west is on the left', ({ assert }) => {
    const map = draw(LAGOS, NEW_YORK)
    assert.isBelow(map.destination.x, map.origin.x)
  })

  test('the way behind the parcel grows with its progress', ({ assert }) => {
    const start = draw(LAGOS, LONDON, 0)
    assert.deepEqual([start.travelled, start.parcel, start.delivered], ['', null, false])
    assert.isNotEmpty(start.ahead)

    const end = draw(LAGOS, LONDON, 1)
    assert.deepEqual([end.ahead, end.parcel, end.delivered], ['', null, true])
    assert.isNotEmpty(end.travelled)

    assert.isAbove(draw(LAGOS, LONDON, 0.2).parcel!.y, draw(LAGOS, LONDON, 0.8).parcel!.y)
  })

  test('progress beyond its bounds counts as its bounds', ({ assert }) => {
    assert.deepEqual(draw(LAGOS, LONDON, 1.5), draw(LAGOS, LONDON, 1))
    assert.deepEqual(draw(LAGOS, LONDON, -1), draw(LAGOS, LONDON, 0))
    assert.deepEqual(draw(LAGOS, LONDON, Number.NaN), draw(LAGOS, LONDON, 0))
  })

  test('inside Nigeria it shows the country and its neighbours', ({ assert }) => {
    const map = draw(LAGOS, KANO)
    const nigeria = linesOf(map.countries).flat()
    const xs = nigeria.map(([x]) => x)
    const ys = nigeria.map(([, y]) => y)

    assert.isAbove(Math.min(...xs, ...ys), 0)
    assert.isBelow(Math.max(...xs), 640)
    assert.isBelow(Math.max(...ys), 340)
    assert.isAbove(Math.max(...ys) - Math.min(...ys), 170)
    assert.isAbove(linesOf(map.land).length, 5)
  })

  test('a route within one town is one name and no division by nothing', ({ assert }) => {
    const map = draw(LAGOS, { ...LAGOS })
    assert.isNull(map.origin.label)
    assert.equal(map.destination.label?.text, 'Lagos')
    assert.equal(map.title, 'Route within Lagos')
    assert.notInclude(JSON.stringify(map), 'NaN')
  })

  test('a way around the world is one line without a jump', ({ assert }) => {
    for (const far of [AUCKLAND, WALLIS, places.TOKYO, places.HONOLULU]) {
      const lines = routeLines(draw(LAGOS, far))
      assert.lengthOf(lines, 2, far.name)
      assert.isBelow(longestStep(lines), 60, far.name)
      assert.deepEqual(lines[0].at(-1)!.map(Math.round), lines[1][0].map(Math.round), far.name)
    }
  })

  test('the line begins and ends in the points', ({ assert }) => {
    const map = draw(LAGOS, NEW_YORK)
    const lines = routeLines(map)
    assert.closeTo(lines[0][0][0], map.origin.x, 0.11)
    assert.closeTo(lines[1].at(-1)![0], map.destination.x, 0.11)
    assert.closeTo(lines[1][0][1], map.parcel!.y, 0.11)
  })

  test('names stay on the map, even long ones', ({ assert }) => {
    for (const destination of EVERYWHERE) {
      const map = draw(LAGOS, destination)
      for (const label of [map.origin.label!, map.destination.label!]) {
        const width = label.text.length * 12
        const left = { start: label.x, middle: label.x - width / 2, end: label.x - width }
        assert.isAtLeast(left[label.anchor], 0, label.text)
        assert.isAtMost(left[label.anchor] + width, 640, label.text)
        assert.isTrue(label.y > 0 && label.y < 340, label.text)
      }
    }
  })

  test('a place without coordinates stands in the middle of its country', ({ assert }) => {
    const unknown = { longitude: null, latitude: null }
    const map = draw({ ...LAGOS, ...unknown }, { ...LONDON, name: 'United Kingdom', ...unknown })
    assert.isBelow(map.destination.y, map.origin.y)
    assert.isNotEmpty(map.countries)
  })

  test('a code that is no country leaves out the country, not the map', ({ assert }) => {
    const map = draw(LAGOS, { ...LONDON, countryCode: 'XX' })
    assert.equal(map.destination.label?.text, 'London')
    assert.equal(map.land, draw(LAGOS, LONDON).land)
    assert.isTrue(draw(LAGOS, LONDON).countries.startsWith(map.countries))
    assert.isNotEmpty(map.countries)
  })

  test('without any idea of where an end is there is no map', ({ assert }) => {
    const nowhere = { countryCode: 'XX', name: 'Atlantis', longitude: null, latitude: null }
    assert.isNull(drawRouteMap({ origin: LAGOS, destination: nowhere, progress: 0 }))
  })

  test('who does not see it is told the same', ({ assert }) => {
    const map = draw(LAGOS, LONDON, 0.452)
    assert.equal(map.title, 'Route from Lagos to London')
    assert.equal(
      map.description,
      'The parcel is about 45 % of the way to London. The way is about 5,000 km long.'
    )
    assert.include(draw(LAGOS, LONDON, 0).description, 'The parcel has not left Lagos yet.')
    assert.include(draw(LAGOS, LONDON, 1).description, 'The parcel has arrived in London.')
    assert.include(draw(LAGOS, LONDON, 0.999).description, '99 %')
  })

  test('from Lagos to anywhere it is small, whole and within its frame', ({ assert }) => {
    const anywhere = fc.record({
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      latitude: fc.double({ min: -85, max: 85, noNaN: true }),
      progress: fc.double({ min: 0, max: 1, noNaN: true }),
      countryCode: fc.constantFrom('NG', 'CA', 'RU', 'ID', 'GR', 'FJ', 'XX'),
    })
    fc.assert(
      fc.property(anywhere, ({ progress, ...position }) => {
        const map = draw(LAGOS, { ...position, name: 'Somewhere' }, progress)
        const points = [map.land, map.countries, map.travelled, map.ahead].flatMap(linesOf).flat()
        assert.isBelow(JSON.stringify(map).length, 15_000)
        assert.isTrue(
          points.every(
            ([x, y]) => x >= -BLEED && x <= 640 + BLEED && y >= -BLEED && y <= 340 + BLEED
          )
        )
        assert.isTrue(map.origin.x >= 0 && map.origin.x <= 640)
        assert.isTrue(map.destination.y >= 0 && map.destination.y <= 340)
      }),
      { numRuns: 150 }
    )
  })
})

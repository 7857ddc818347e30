import { test } from '@japa/runner'
import fc from 'fast-check'
import { drawRouteMap } from '#shipping/tracking/route_map/draw_route_map'
import type { RoutePlace, Whereabouts } from '#shipping/tracking/route_map/map_texts'
import { linesOf, longestStep } from '#tests/unit/shipping/tracking/route_map/path'
import * as places from '#tests/unit/shipping/tracking/route_map/places'

const { AUCKLAND, KANO, LAGOS, LONDON, NEW_YORK, WALLIS, EVERYWHERE } = places
const BLEED = 6.1

const WHEREABOUTS = [
  ...(['not_collected', 'at_origin', 'at_destination', 'delivered'] as const),
  'unknown' as const,
]

function draw(origin: RoutePlace, destination: RoutePlace, parcel: Whereabouts = 'at_origin') {
  const map = drawRouteMap({ origin, destination, parcel })
  if (!map) throw new Error('There is no map')
  return map
}

function routeLines(map: ReturnType<typeof draw>) {
  return [...linesOf(map.travelled), ...linesOf(map.ahead)]
}

test.group('Route map', () => {
  test('shows both ends with their names, and the parcel where it was seen', ({ assert }) => {
    const map = draw(LAGOS, LONDON)

    assert.equal(map.viewBox, '0 0 640 340')
    assert.equal(map.origin.label?.text, 'Lagos')
    assert.equal(map.destination.label?.text, 'London')
    assert.isBelow(map.destination.y, map.origin.y)
    assert.deepEqual(map.parcel, { x: map.origin.x, y: map.origin.y })
    assert.isFalse(map.delivered)
    const there = draw(LAGOS, LONDON, 'at_destination')
    assert.deepEqual(there.parcel, { x: map.destination.x, y: map.destination.y })
    assert.isFalse(there.delivered)
  })

  test('has the west on the left', ({ assert }) => {
    const map = draw(LAGOS, NEW_YORK)
    assert.isBelow(map.destination.x, map.origin.x)
  })

  test('shows the route as ahead before the parcel leaves or at an unknown place, as travelled after delivery, both without the parcel', ({
    assert,
  }) => {
    for (const parcel of ['not_collected', 'unknown'] as const) {
      const start = draw(LAGOS, LONDON, parcel)
      assert.deepEqual([start.travelled, start.parcel, start.delivered], ['', null, false])
      assert.isNotEmpty(start.ahead)
    }
    const end = draw(LAGOS, LONDON, 'delivered')
    assert.deepEqual([end.ahead, end.parcel, end.delivered], ['', null, true])
    assert.isNotEmpty(end.travelled)
    assert.isEmpty(draw(LAGOS, LONDON, 'at_destination').ahead)
    assert.isEmpty(draw(LAGOS, LONDON, 'at_origin').travelled)
  })

  test('shows Nigeria and its neighbours for a route within Nigeria', ({ assert }) => {
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

  test('draws a route around the world as one line without a jump', ({ assert }) => {
    for (const far of [AUCKLAND, WALLIS, places.TOKYO, places.HONOLULU]) {
      const lines = routeLines(draw(LAGOS, far))
      assert.lengthOf(lines, 1, far.name)
      assert.isBelow(longestStep(lines), 60, far.name)
    }
  })

  test('begins and ends the line in the points of origin and destination', ({ assert }) => {
    const map = draw(LAGOS, NEW_YORK)
    const lines = routeLines(map)
    assert.closeTo(lines[0][0][0], map.origin.x, 0.11)
    assert.closeTo(lines[0].at(-1)![0], map.destination.x, 0.11)
  })

  test('keeps names on the map, even long ones', ({ assert }) => {
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

  test('puts a place without coordinates in the middle of its country', ({ assert }) => {
    const unknown = { longitude: null, latitude: null }
    const map = draw({ ...LAGOS, ...unknown }, { ...LONDON, name: 'United Kingdom', ...unknown })
    assert.isBelow(map.destination.y, map.origin.y)
    assert.isNotEmpty(map.countries)
  })

  test('leaves out an unknown country, but not the map', ({ assert }) => {
    const map = draw(LAGOS, { ...LONDON, countryCode: 'XX' })
    assert.equal(map.destination.label?.text, 'London')
    assert.equal(map.land, draw(LAGOS, LONDON).land)
    assert.isTrue(draw(LAGOS, LONDON).countries.startsWith(map.countries))
    assert.isNotEmpty(map.countries)
  })

  test('does not exist if the position of origin or destination is unknown', ({ assert }) => {
    const nowhere = { countryCode: 'XX', name: 'Atlantis', longitude: null, latitude: null }
    assert.isNull(drawRouteMap({ origin: LAGOS, destination: nowhere, parcel: 'unknown' }))
  })

  test('describes the route and the place of the parcel in text', ({ assert }) => {
    const map = draw(LAGOS, LONDON)
    assert.equal(map.title, 'Route from Lagos to London')
    const about = 'The route is about 5,000 km long.'
    assert.equal(map.description, `The parcel was last seen in Lagos. ${about}`)
    assert.equal(draw(LAGOS, LONDON, 'unknown').description, about)
    const descriptionOf = (parcel: Whereabouts) => draw(LAGOS, LONDON, parcel).description
    assert.include(descriptionOf('not_collected'), 'The parcel has not left Lagos yet.')
    assert.include(descriptionOf('at_destination'), 'The parcel was last seen in London.')
    assert.include(descriptionOf('delivered'), 'The parcel has arrived in London.')
  })

  test('is small and within its frame for any route from Lagos', ({ assert }) => {
    const anywhere = fc.record({
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      latitude: fc.double({ min: -85, max: 85, noNaN: true }),
      parcel: fc.constantFrom(...WHEREABOUTS),
      countryCode: fc.constantFrom('NG', 'CA', 'RU', 'ID', 'GR', 'FJ', 'XX'),
    })
    fc.assert(
      fc.property(anywhere, ({ parcel, ...position }) => {
        const map = draw(LAGOS, { ...position, name: 'Somewhere' }, parcel)
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

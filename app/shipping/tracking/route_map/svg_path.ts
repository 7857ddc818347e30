import { geoStream, type GeoPermissibleObjects, type GeoProjection, type GeoStream } from 'd3-geo'

const SMALLEST_ISLAND = 1.6

type Point = [x: number, y: number]

/** Simplifies lines within `tolerance`. Relative steps in tenths of a unit halve the text. */
export function buildSvgPath(
  shapes: GeoPermissibleObjects,
  projection: GeoProjection,
  tolerance = 0
) {
  let path = ''
  let line: Point[] = []
  let isRing = false
  const pen: GeoStream = {
    polygonStart: () => void (isRing = true),
    polygonEnd: () => void (isRing = false),
    lineStart: () => void (line = []),
    point: (x, y) => void line.push([x, y]),
    lineEnd: () =>
      void (path += isRing ? ringPath(line, tolerance) : stepsOf(simplify(line, tolerance))),
  }
  geoStream(shapes, projection.stream(pen))
  return path
}

function ringPath(ring: Point[], tolerance: number) {
  if (isSpeck(ring)) return ''
  // A ring ends where it begins, which spans no line to simplify along, so it is cut in half.
  const half = Math.floor(ring.length / 2)
  const kept = [
    ...simplify(ring.slice(0, half + 1), tolerance),
    ...simplify(ring.slice(half), tolerance).slice(1),
  ]
  return kept.length < 3 ? '' : `${stepsOf(kept)}z`
}

function isSpeck(ring: Point[]) {
  return [0, 1].every((axis) => {
    const values = ring.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values) < SMALLEST_ISLAND
  })
}

/** The Douglas-Peucker algorithm. */
function simplify(line: Point[], tolerance: number): Point[] {
  const first = line[0]
  const last = line[line.length - 1]
  if (line.length < 3) return line

  let farthest = 0
  let distance = 0
  for (let index = 1; index < line.length - 1; index++) {
    const offset = distanceTo(line[index], first, last)
    if (offset <= distance) continue
    farthest = index
    distance = offset
  }
  if (distance <= tolerance) return [first, last]
  const before = simplify(line.slice(0, farthest + 1), tolerance)
  return [...before, ...simplify(line.slice(farthest), tolerance).slice(1)]
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const share = length ? Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length)) : 0
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy)
}

function stepsOf(line: Point[]) {
  let path = ''
  // The position in whole tenths, so that rounding errors do not add up.
  let [x, y] = [0, 0]
  for (const point of line) {
    const [nextX, nextY] = point.map((value) => Math.round(value * 10))
    if (path && nextX === x && nextY === y) continue
    path += `${path ? 'l' : 'M'}${numbers(nextX - x, nextY - y)}`
    x = nextX
    y = nextY
  }
  return path
}

function numbers(xTenths: number, yTenths: number) {
  return `${xTenths / 10}${yTenths < 0 ? '' : ','}${yTenths / 10}`
}

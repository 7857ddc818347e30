import { MAP_HEIGHT, MAP_WIDTH } from '#shipping/tracking/route_map/map_frame'
import type { MapLabel, MapPoint } from '#shipping/tracking/rules/route_map_drawing'

/** The font is largest on phones; labels that fit there fit everywhere. */
const FONT_SIZE = 22
const LETTER_WIDTH = 0.56 * FONT_SIZE
const MAX_LABEL_LENGTH = 26
const GAP = 17
const EDGE = 12

interface LabelBox {
  left: number
  right: number
  top: number
  bottom: number
}

interface Placement {
  label: MapLabel
  box: LabelBox
}

/** Places two labels that cover neither each other, the route nor an end, inside the map. */
export function placeLabels(
  ends: [MapPoint & { name: string }, MapPoint & { name: string }],
  route: MapPoint[]
): [MapLabel, MapLabel] {
  const [from, to] = ends
  let best: [Placement, Placement] | null = null
  let lowest = Infinity
  for (const one of placementsOf(from, to)) {
    for (const other of placementsOf(to, from)) {
      const cost = costOf(one.box, ends, route) + costOf(other.box, ends, route)
      const total = cost + (labelBoxesOverlap(one.box, other.box) ? 1000 : 0)
      if (total >= lowest) continue
      lowest = total
      best = [one, other]
    }
  }
  return [best![0].label, best![1].label]
}

function placementsOf({ x, y, name }: MapPoint & { name: string }, other: MapPoint): Placement[] {
  const text =
    name.length > MAX_LABEL_LENGTH ? `${name.slice(0, MAX_LABEL_LENGTH - 1).trimEnd()}…` : name
  const width = text.length * LETTER_WIDTH
  const beside = (anchor: 'start' | 'end') =>
    placed({ text, x: x + (anchor === 'start' ? GAP : -GAP), y, anchor, dy: '0.36em' }, width)
  const stacked = (dy: string, offset: number, shift: number, anchor: MapLabel['anchor']) =>
    placed({ text, x: x + shift, y: y + offset, anchor, dy }, width)
  const above = (shift: number, anchor: MapLabel['anchor']) =>
    stacked('-0.1em', -GAP, shift, anchor)
  const below = (shift: number, anchor: MapLabel['anchor']) => stacked('0.8em', GAP, shift, anchor)

  const sides = other.x < x ? [beside('start'), beside('end')] : [beside('end'), beside('start')]
  const stacks = [above, below].map((stack) => [
    stack(0, 'middle'),
    stack(-GAP, 'start'),
    stack(GAP, 'end'),
  ])
  if (other.y < y) stacks.reverse()
  const isSteep = Math.abs(other.y - y) > Math.abs(other.x - x)
  return isSteep ? [...stacks.flat(), ...sides] : [...sides, ...stacks.flat()]
}

function placed(label: MapLabel, width: number): Placement {
  const left = { start: label.x, middle: label.x - width / 2, end: label.x - width }[label.anchor]
  const top = label.y + (Number.parseFloat(label.dy) - 0.95) * FONT_SIZE
  return { label, box: { left, right: left + width, top, bottom: top + FONT_SIZE * 1.2 } }
}

function costOf(box: LabelBox, ends: MapPoint[], route: MapPoint[]) {
  const outside =
    Math.max(0, EDGE - box.left) +
    Math.max(0, box.right - MAP_WIDTH + EDGE) +
    Math.max(0, EDGE - box.top) +
    Math.max(0, box.bottom - MAP_HEIGHT + EDGE)
  const hidden = route.filter((point) => labelBoxesOverlap(box, around(point, 3))).length
  const buried = ends.filter((point) => labelBoxesOverlap(box, around(point, GAP - 4))).length
  return outside * 20 + hidden * 12 + buried * 400
}

function around({ x, y }: MapPoint, radius: number): LabelBox {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

function labelBoxesOverlap(one: LabelBox, other: LabelBox) {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

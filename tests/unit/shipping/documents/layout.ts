import type { Assert } from '@japa/assert'
import { readItems } from '#tests/unit/shipping/documents/reading'

/** Points by which a glyph may exceed its measured width, such as the overhang of a `W`. */
const TOLERANCE = 0.5

/** Height of a capital letter above the baseline, as a share of the font size. */
const CAPITAL = 0.72

interface PaperSize {
  width: number
  height: number
  margin: number
}

/** Fails if a text leaves the margins or overlaps another one. */
export async function assertTidy(
  assert: Assert,
  pdf: Buffer,
  { width, height, margin }: PaperSize
) {
  for (const items of await readItems(pdf)) {
    const boxes = items.map((item) => ({
      text: item.str,
      left: item.x,
      right: item.x + item.width,
      bottom: item.y,
      top: item.y + item.fontSize * CAPITAL,
    }))
    for (const box of boxes) {
      assert.isAtLeast(box.left, margin - TOLERANCE, box.text)
      assert.isAtMost(box.right, width - margin + TOLERANCE, box.text)
      assert.isAtLeast(box.bottom, 0, box.text)
      assert.isAtMost(box.top, height, box.text)
    }
    assert.deepEqual(
      boxes.flatMap((box, index) => boxes.slice(index + 1).filter(overlaps(box))),
      []
    )
  }
}

interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

function overlaps(one: Box) {
  return (other: Box) =>
    one.left < other.right - TOLERANCE &&
    other.left < one.right - TOLERANCE &&
    one.bottom < other.top &&
    other.bottom < one.top
}

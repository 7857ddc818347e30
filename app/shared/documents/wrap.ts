import type { FontName, Page } from '#shared/documents/page'

/** What decides how wide a text is. Sizes are points. */
export interface Face {
  size: number
  font?: FontName
  /** All digits equally wide, for columns of money and weights. */
  tabular?: boolean
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks a text into lines no wider than `width`: between words, and inside a word only where it is
 * wider than a whole line. Stops soon after `enough` lines, because the contents of a package can
 * be a hundred long descriptions.
 */
export function wrapText(doc: Page, text: string, width: number, face: Face, enough = Infinity) {
  const space = widthOf(doc, ' ', face)
  const lines: string[] = []
  let line = ''
  let filled = 0
  for (const piece of piecesOf(doc, text, width, face)) {
    if (lines.length > enough) return lines
    const longer = filled + (piece.glued ? 0 : space) + piece.width
    if (line && longer <= width) {
      line += (piece.glued ? '' : ' ') + piece.text
      filled = longer
      continue
    }
    if (line) lines.push(line)
    line = piece.text
    filled = widthOf(doc, line, face)
  }
  return line ? [...lines, line] : lines
}

/** Words; one that is wider than the line comes letter by letter, each glued to the one before. */
function* piecesOf(doc: Page, text: string, lineWidth: number, face: Face) {
  for (const word of text.split(' ').filter(Boolean)) {
    const width = widthOf(doc, word, face)
    if (width <= lineWidth) {
      yield { text: word, width, glued: false }
      continue
    }
    let previous = ''
    for (const letter of lettersOf(word)) {
      // Not the letter's own width: next to each other, letters are kerned.
      const pairWidth = widthOf(doc, previous + letter, face)
      const advance = pairWidth - (previous ? widthOf(doc, previous, face) : 0)
      yield { text: letter, width: advance, glued: previous !== '' }
      previous = letter
    }
  }
}

/** What a reader calls letters: `ẹ́` is one, though Unicode writes it with two signs. */
export function lettersOf(text: string) {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

export function widthOf(doc: Page, text: string, face: Face) {
  return widthAtSizeOne(doc, text, face) * face.size
}

/** Twice as large is twice as wide, so each word is measured once for all the sizes that are tried. */
const measured = new WeakMap<Page, Map<string, number>>()

function widthAtSizeOne(doc: Page, text: string, face: Face) {
  const widths = measured.get(doc) ?? new Map<string, number>()
  measured.set(doc, widths)
  const key = `${face.font} ${face.tabular} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known

  setFace(doc, { ...face, size: 1 })
  const width = doc.widthOfString(text, { features: featuresOf(face) })
  widths.set(key, width)
  return width
}

export function setFace(doc: Page, { font, size }: Face) {
  doc.font(font ?? 'regular').fontSize(size)
}

/** Undefined rather than empty: any list, even `[]`, turns off PDFKit's own cache of words. */
export function featuresOf({ tabular }: Face): PDFKit.Mixins.OpenTypeFeatures[] | undefined {
  return tabular ? ['tnum'] : undefined
}

import type { FontName, PdfDocument } from '#shared/documents/pdf_document'

export interface TextFace {
  size: number
  font?: FontName
  /** Draws all digits equally wide, for columns of money and weights. */
  tabular?: boolean
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits a word only if it is wider than a line. Stops soon after `enough` lines. */
export function wrapText(
  doc: PdfDocument,
  text: string,
  width: number,
  face: TextFace,
  enough = Infinity
) {
  const space = measureTextWidth(doc, ' ', face)
  const lines: string[] = []
  let line = ''
  let filled = 0
  for (const piece of splitPieces(doc, text, width, face)) {
    if (lines.length > enough) return lines
    const longer = filled + (piece.glued ? 0 : space) + piece.width
    if (line && longer <= width) {
      line += (piece.glued ? '' : ' ') + piece.text
      filled = longer
      continue
    }
    if (line) lines.push(line)
    line = piece.text
    filled = measureTextWidth(doc, line, face)
  }
  return line ? [...lines, line] : lines
}

function* splitPieces(doc: PdfDocument, text: string, lineWidth: number, face: TextFace) {
  for (const word of text.split(' ').filter(Boolean)) {
    const width = measureTextWidth(doc, word, face)
    if (width <= lineWidth) {
      yield { text: word, width, glued: false }
      continue
    }
    let previous = ''
    for (const letter of splitGraphemes(word)) {
      // Measure each letter with the one before it, because adjacent letters are kerned.
      const pairWidth = measureTextWidth(doc, previous + letter, face)
      const advance = pairWidth - (previous ? measureTextWidth(doc, previous, face) : 0)
      yield { text: letter, width: advance, glued: previous !== '' }
      previous = letter
    }
  }
}

/** Splits by what readers call letters: `ẹ́` is one, in Unicode two code points. */
export function splitGraphemes(text: string) {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

export function measureTextWidth(doc: PdfDocument, text: string, face: TextFace) {
  return widthAtSizeOne(doc, text, face) * face.size
}

/** Caches text widths at font size 1; width is proportional to size. */
const widthCache = new WeakMap<PdfDocument, Map<string, number>>()

function widthAtSizeOne(doc: PdfDocument, text: string, face: TextFace) {
  const widths = widthCache.get(doc) ?? new Map<string, number>()
  widthCache.set(doc, widths)
  const key = `${face.font} ${face.tabular} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known

  setFace(doc, { ...face, size: 1 })
  const width = doc.widthOfString(text, { features: listFontFeatures(face) })
  widths.set(key, width)
  return width
}

export function setFace(doc: PdfDocument, { font, size }: TextFace) {
  doc.font(font ?? 'regular').fontSize(size)
}

/** With a list, even an empty one, PDFKit lays out the whole text; without it, word by word. */
export function listFontFeatures({
  tabular,
  font,
}: TextFace): PDFKit.Mixins.OpenTypeFeatures[] | undefined {
  if (font === 'arabic' || font === 'hebrew') return []
  return tabular ? ['tnum'] : undefined
}

import {
  chooseFont,
  type FontName,
  INK,
  type PdfDocument,
  findOriginalFont,
  toPrintable,
} from '#shared/documents/pdf_document'
import { cleanText } from '#shared/text/rules/clean_text'
import {
  listFontFeatures,
  splitGraphemes,
  setFace,
  measureTextWidth,
  wrapText,
  type TextFace,
} from '#shared/documents/text_wrap'

/** Sizes and distances are in PDF points (1/72 inch). */
export interface TextStyle extends TextFace {
  /** The text may shrink to this size before it is cut off. By default it does not shrink. */
  minSize?: number
  color?: string
  align?: keyof typeof INDENT
}

export interface TextBox {
  x: number
  y: number
  width: number
  height?: number
}

const LINE_HEIGHT = 1.25
const SHRINK_STEP = 0.25
const ELLIPSIS = '…'

/** The share of a line's free space that goes to the left of the text. */
const INDENT = { right: 1, center: 0.5 }

function composeText(text: string) {
  return cleanText(text.replace(/\s+/gu, ' ')).replace(/[\p{Cs}\p{Co}]/gu, '')
}

function tidyText(text: string, wanted: FontName = 'regular') {
  const composed = composeText(text)
  const font = chooseFont(composed, wanted)
  return { tidy: toPrintable(composed, font).replace(/ +/g, ' ').trim(), font }
}

/** Draws text that wraps, shrinks and is finally cut to fit the box. Returns the y below it. */
export function drawTextBox(doc: PdfDocument, text: string, box: TextBox, style: TextStyle) {
  const { tidy, font } = tidyText(text, style.font)
  const { size, lines } = fitText(doc, tidy, box, { ...style, font })
  const face = { ...style, font, size }
  let y = box.y
  for (const line of lines) {
    const x =
      box.x +
      (style.align ? INDENT[style.align] * (box.width - measureTextWidth(doc, line, face)) : 0)
    setFace(doc, face)
    doc.fillColor(style.color ?? INK)
    doc.text(line, x, y, { lineBreak: false, features: listFontFeatures(face) })
    y += size * LINE_HEIGHT
  }
  return y
}

/** Draws a text, unless our fonts lack its script. Returns the y below it. */
export function drawOriginalScript(
  doc: PdfDocument,
  text: string | null,
  box: TextBox,
  style: Omit<TextStyle, 'font'>
) {
  const font = originalFont(text)
  return text && font ? drawTextBox(doc, text, box, { ...style, font }) : box.y
}

export function originalFont(text: string | null) {
  return text ? findOriginalFont(composeText(text)) : null
}

export function measureTextHeight(doc: PdfDocument, text: string, width: number, style: TextStyle) {
  const { tidy, font } = tidyText(text, style.font)
  const face = { ...style, font }
  return wrapText(doc, tidy, width, face).length * style.size * LINE_HEIGHT
}

function fitText(doc: PdfDocument, text: string, box: TextBox, style: TextStyle) {
  const smallest = style.minSize ?? style.size
  for (let size = style.size; ; size = Math.max(smallest, size - SHRINK_STEP)) {
    const lineHeight = size * LINE_HEIGHT
    const room = Math.max(1, Math.floor((box.height ?? lineHeight) / lineHeight + 0.001))
    const lines = wrapText(doc, text, box.width, { ...style, size }, room)
    if (lines.length <= room) return { size, lines }
    if (size > smallest) continue

    const kept = lines.slice(0, room)
    kept[room - 1] = cutWithEllipsis(doc, kept[room - 1], box.width, { ...style, size })
    return { size, lines: kept }
  }
}

function cutWithEllipsis(doc: PdfDocument, line: string, width: number, face: TextFace) {
  const letters = splitGraphemes(line)
  while (letters.length && measureTextWidth(doc, letters.join('') + ELLIPSIS, face) > width)
    letters.pop()
  return letters.join('').trimEnd() + ELLIPSIS
}

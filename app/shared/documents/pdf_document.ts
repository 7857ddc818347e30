import { fileURLToPath } from 'node:url'
import { type Font, openSync, type GlyphRun } from 'fontkit'
import PDFDocument from 'pdfkit'
import { layoutBothDirections, type Layout } from '#shared/documents/text_direction'
import { toLatin } from '#shared/text/latin'

const MAX_CACHED = 5_000

/** Caches text layouts across documents, because shaping takes most of their time. */
function cacheLayouts(layout: Layout): Layout {
  const kept = new Map<string, GlyphRun>()
  return (text, features) => {
    const key = `${JSON.stringify(features)} ${text}`
    const run = kept.get(key) ?? layout(text, features)
    // Reinsert a used layout at the end of the map, so that the least recently used one is dropped.
    kept.delete(key)
    kept.set(key, run)
    if (kept.size > MAX_CACHED) kept.delete(kept.keys().next().value!)
    return copyRun(run)
  }
}

/** Copies a layout with its positions, because PDFKit converts them in place to its own units. */
function copyRun(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => ({ ...position }))
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions })
}

export type PdfDocument = PDFKit.PDFDocument

/** Near-black. Thermal printers and photocopies lose greys lighter than `MUTED`. */
export const INK = '#111111'
export const MUTED = '#555555'
/** The deep green of the screens, only for documents that nobody scans. */
export const ACCENT = '#0e5a3c'
export const RULE_COLOUR = '#b8b8b8'

/** Whole TTF fonts: woff2 subsets split ẹ, ṣ and ₦, but PDFKit draws a word in one font. */
const FONT_FILES = {
  regular: 'inter/400Regular/Inter_400Regular.ttf',
  semibold: 'inter/600SemiBold/Inter_600SemiBold.ttf',
  bold: 'inter/700Bold/Inter_700Bold.ttf',
  display: 'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  arabic: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  hebrew: 'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
}

export type FontName = keyof typeof FONT_FILES

interface DocumentOptions {
  size: 'A4' | 'A6'
  title: string
  author: string
  createdAt: Date
  stamp?: string | null
}

/** Opens a document without pages. Callers add every page; overflowing text adds none. */
export function openDocument({
  size,
  title,
  author,
  createdAt,
  stamp,
}: DocumentOptions): PdfDocument {
  const doc = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // PDFKit's own layout cache would grow with each new word of a long document.
    fontLayoutCache: false,
    lang: 'en-NG',
    displayTitle: true,
    // Takes the date from the data, so that the same shipment always gives the same bytes.
    info: { Title: title, Author: author, CreationDate: createdAt },
  })
  for (const [name, font] of Object.entries(loadFonts())) {
    doc.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource)
  }
  let last: PDFKit.PDFPage | undefined
  doc.on('pageAdded', () => {
    if (last) joinOperations(last)
    last = doc.page
    if (stamp) drawStamp(doc, stamp)
  })
  return doc
}

/** Joins a page's drawing operations, which PDFKit stores singly in several times the memory. */
function joinOperations(page: PDFKit.PDFPage) {
  const { content } = page as unknown as { content: { buffer: Uint8Array[] } }
  content.buffer = [Buffer.concat(content.buffer)]
}

/** Draws the stamp white on black, which every printer reproduces. */
function drawStamp(doc: PdfDocument, stamp: string) {
  const { width } = doc.page
  const height = width / 30
  doc.rect(0, 0, width, height).fill(INK)
  doc
    .font('bold')
    .fontSize(height * 0.7)
    .fillColor('#ffffff')
  doc.text(stamp, 0, height * 0.1, { width, align: 'center', lineBreak: false })
}

let openFonts: Record<FontName, Font> | undefined

/** Opens fonts once: reading a font's kerning takes longer than drawing a page. */
function loadFonts() {
  openFonts ??= {
    regular: openFont(FONT_FILES.regular),
    semibold: openFont(FONT_FILES.semibold),
    bold: openFont(FONT_FILES.bold),
    display: openFont(FONT_FILES.display),
    arabic: openFont(FONT_FILES.arabic, layoutBothDirections),
    hebrew: openFont(FONT_FILES.hebrew, layoutBothDirections),
  }
  return openFonts
}

function openFont(file: string, direct = (layout: Layout) => layout): Font {
  const font = openSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))) as Font
  const { layout } = font
  // Disables contextual alternates, such as an arrow for "->", which take most of the layout time.
  const directed = direct((text, features = { calt: false }, direction) =>
    layout.call(font, text, features, undefined, undefined, direction)
  )
  font.layout = cacheLayouts(directed)
  // Register all letters: else copied text lacks those only seen inside others (`a` in `á`).
  const letters = font.characterSet.filter((codePoint) => !isVariant(codePoint))
  for (const codePoint of letters) font.glyphForCodePoint(codePoint)
  return font
}

/** Whether a code point stands for a variant: a tabular figure or an Arabic letter form. */
function isVariant(codePoint: number): boolean {
  return (
    (codePoint >= 0xe000 && codePoint <= 0xf8ff) ||
    (codePoint >= 0xfb50 && codePoint <= 0xfdff) ||
    (codePoint >= 0xfe70 && codePoint <= 0xfeff)
  )
}

/** Returns bold for `display` if its font lacks a letter, such as ṣ or Hausa's hooked letters. */
export function chooseFont(text: string, font: FontName): FontName {
  if (font !== 'display') return font
  const { display } = loadFonts()
  const isWhole = [...text].every((sign) => display.hasGlyphForCodePoint(sign.codePointAt(0)!))
  return isWhole ? font : 'bold'
}

/** Returns null if no font has all letters. Fonts for Chinese, for example, are too large. */
export function findOriginalFont(text: string): FontName | null {
  const fonts = loadFonts()
  const signs = [...text].map((sign) => sign.codePointAt(0)!)
  const names = ['regular', 'arabic', 'hebrew'] as const
  return names.find((name) => signs.every((sign) => fonts[name].hasGlyphForCodePoint(sign))) ?? null
}

/** Transliterates what the font lacks to Latin letters and drops emoji. */
export function toPrintable(text: string, name: FontName): string {
  const font = loadFonts()[name]
  let printed = ''
  let lacking = ''
  for (const sign of [...text, null]) {
    const isLacking = sign !== null && !font.hasGlyphForCodePoint(sign.codePointAt(0)!)
    if (isLacking) lacking += sign
    else {
      printed += toLatin(lacking) + (sign ?? '')
      lacking = ''
    }
  }
  return printed
}

export function closeDocument(doc: PdfDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    doc.end()
  })
}

export function drawRule(
  doc: PdfDocument,
  x: number,
  y: number,
  width: number,
  color = RULE_COLOUR
) {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(color)
    .stroke()
}

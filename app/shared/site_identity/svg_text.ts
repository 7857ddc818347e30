import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'

const FILES = {
  display: '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  bold: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  plain: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
}

type Face = 'display' | 'plain'

/** Later fonts of a face supply letters that its first font lacks, such as Hausa's hooked ones. */
const FONTS: Record<Face, readonly (keyof typeof FILES)[]> = {
  display: ['display', 'bold'],
  plain: ['plain'],
}

const opened = new Map<keyof typeof FILES, Font>()

function fontOf(name: keyof typeof FILES): Font {
  const font =
    opened.get(name) ?? (openSync(fileURLToPath(import.meta.resolve(FILES[name]))) as Font)
  opened.set(name, font)
  return font
}

type Letter = { character: string; font: Font }

const MAX_LETTERS = 160

/** Keeps the characters that our fonts contain; drops others, such as emoji and Arabic. */
function resolveLetters(text: string, face: Face): Letter[] {
  const fonts = FONTS[face].map(fontOf)
  const characters = [...text.normalize('NFC').replace(/\s+/g, ' ').trim()].slice(0, MAX_LETTERS)
  return characters.flatMap((character) => {
    const font = fonts.find((candidate) =>
      candidate.hasGlyphForCodePoint(character.codePointAt(0)!)
    )
    return font ? [{ character, font }] : []
  })
}

function groupRuns(letters: Letter[]): Letter[] {
  const runs: Letter[] = []
  for (const { character, font } of letters) {
    const last = runs.at(-1)
    if (last?.font === font) last.character += character
    else runs.push({ character, font })
  }
  return runs
}

export interface DrawnText {
  x: number
  y: number
  size: number
  face: Face
  fill: string
}

/** Draws text as outlines, because the rasterizer may lack our fonts. */
export function drawSvgText(text: string, { x, y, size, face, fill }: DrawnText): string {
  let at = x
  const paths: string[] = []
  for (const { character, font } of groupRuns(resolveLetters(text, face))) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(character)
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      const outline = glyph.path.toSVG()
      const place = `${rounded(at + xOffset * scale)} ${rounded(y - yOffset * scale)}`
      const shape = `<path transform="translate(${place}) scale(${scale} ${-scale})" d="${outline}"/>`
      if (outline) paths.push(shape)
      at += xAdvance * scale
    })
  }
  return `<g fill="${fill}">${paths.join('')}</g>`
}

export function measureSvgText(
  text: string,
  { size, face }: Pick<DrawnText, 'size' | 'face'>
): number {
  return groupRuns(resolveLetters(text, face)).reduce(
    (sum, { character, font }) =>
      sum + (font.layout(character).advanceWidth * size) / font.unitsPerEm,
    0
  )
}

export function wrapSvgText(
  text: string,
  {
    width,
    lines: most,
    ...look
  }: Pick<DrawnText, 'size' | 'face'> & { width: number; lines: number }
): string[] {
  const lines: string[] = []
  const words = resolveLetters(text, look.face)
    .map(({ character }) => character)
    .join('')
    .split(' ')
  for (const word of words) {
    const longer = [...(lines.at(-1)?.split(' ') ?? []), word].join(' ').trim()
    if (lines.length > 0 && measureSvgText(longer, look) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  if (lines.length > most) shown[most - 1] = `${shown[most - 1]}…`
  return shown.map((line) => shortenLine(line, width, look))
}

function shortenLine(line: string, width: number, look: Pick<DrawnText, 'size' | 'face'>): string {
  let text = line
  while (text.length > 1 && measureSvgText(text, look) > width)
    text = `${text.replace(/…$/, '').slice(0, -1)}…`
  return text
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100
}

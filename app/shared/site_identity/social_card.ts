import { createHash } from 'node:crypto'
import sharp from 'sharp'
import brand from '#config/brand'
import { markDrawing, markLook } from '#shared/site_identity/mark'
import { loadPicture } from '#shared/site_identity/pictures'
import { drawSvgText, measureSvgText, wrapSvgText } from '#shared/site_identity/svg_text'
import { limitConcurrency } from '#shared/uploads/concurrency_limit'

/** Size of link previews that all chats and social networks accept, in pixels. */
export const CARD = { width: 1200, height: 630 }

export interface SocialCard {
  name: string
  logo: string | null
  isOurs: boolean
  headline: string
  line: readonly { text: string; fill?: string }[]
  colours: { ground: string; ink: string; line: string }
}

export function createPlatformCard(): SocialCard {
  return {
    ...createPlatformCardLook(),
    headline: 'Send a parcel from Nigeria to anywhere',
    line: [{ text: 'FedEx, UPS, DHL and Aramex side by side. Pay in naira.' }],
  }
}

export function createPlatformCardLook(): Pick<SocialCard, 'name' | 'logo' | 'isOurs' | 'colours'> {
  const { ground } = markLook()
  const colours = { ground: '#ffffff', ink: '#17201b', line: ground }
  return { name: brand.name, logo: brand.logo, isOurs: true, colours }
}

const EDGE = 80
const WIDE = CARD.width - 2 * EDGE
const HEADLINE = { size: 76, face: 'display' } as const
const LINE = { size: 36, face: 'plain' } as const
const NAME = { size: 48, face: 'display' } as const
const LOGO_SIDE = 88

/** Caches cards, oldest first, because everybody in a chat requests the same link. */
const cardCache = new Map<string, Buffer>()
const MAX_CACHED_CARDS = 100

/** Draws one card at a time: it blocks a libuv thread, which files and passwords need too. */
const limitCardRendering = limitConcurrency({ atOnce: 1, waiting: 20 })

/** Renders a social card as a PNG. Throws TooBusy. */
export async function renderSocialCard(card: SocialCard): Promise<Buffer> {
  const logo = card.logo ? await loadPicture(card.logo) : null
  // The key hashes the content: laying out the text would take longer than everything else.
  const content = JSON.stringify([card, logo !== null, markLook()])
  const key = createHash('sha256').update(content).digest('base64')
  const known = cardCache.get(key)
  if (known) return known
  const svg = cardSvg(card, { hasLogo: logo !== null })
  const picture = await limitCardRendering(() => rasterize(svg, logo))
  cardCache.set(key, picture)
  if (cardCache.size > MAX_CACHED_CARDS) cardCache.delete(cardCache.keys().next().value!)
  return picture
}

async function rasterize(svg: string, logo: Buffer | null): Promise<Buffer> {
  const layers = logo
    ? [
        {
          input: await sharp(logo).resize(LOGO_SIDE, LOGO_SIDE, { fit: 'inside' }).png().toBuffer(),
          left: EDGE,
          top: EDGE - 20,
        },
      ]
    : []
  return sharp(Buffer.from(svg)).composite(layers).png({ palette: true }).toBuffer()
}

function cardSvg(card: SocialCard, { hasLogo }: { hasLogo: boolean }): string {
  const { name, isOurs, headline, line, colours } = card
  const { width, height } = CARD
  const hasMark = hasLogo || isOurs
  const nameX = hasMark ? EDGE + LOGO_SIDE + 24 : EDGE
  const [shownName] = wrapSvgText(name, { ...NAME, width: width - EDGE - nameX, lines: 1 })
  const headlines = wrapSvgText(headline, { ...HEADLINE, width: WIDE, lines: 2 })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.ground}"/>
${isOurs && !hasLogo ? drawPlatformMark() : ''}
${drawSvgText(shownName ?? '', { ...NAME, x: nameX, y: EDGE + 40, fill: colours.ink })}
${drawDottedLine(colours)}
${headlines.map((text, index) => drawSvgText(text, { ...HEADLINE, x: EDGE, y: 400 + (index - headlines.length + 1) * 84, fill: colours.ink })).join('')}
${drawTextLine(line, colours.ink)}
${isOurs ? STRIPE : `<rect y="${height - 24}" width="${width}" height="24" fill="${colours.line}"/>`}
</svg>`
}

function drawPlatformMark(): string {
  const look = markLook()
  return `<g transform="translate(${EDGE} ${EDGE - 20}) scale(${LOGO_SIDE / 32})"><rect width="32" height="32" rx="8" fill="${look.ground}"/>${markDrawing(look)}</g>`
}

function drawDottedLine({ line }: SocialCard['colours']): string {
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><circle cx="700" cy="204" r="13" stroke="${line}" stroke-width="7"/>
<path d="M730 182C800 96 930 60 1046 102" stroke="${line}" stroke-width="9" stroke-dasharray="0.01 22"/>
<g transform="translate(1052 68) scale(2.6)" stroke-width="2"><path d="m14 0 14 7v15l-14 7-14-7V7z" fill="#ffc629" stroke="#1d1808"/><path d="m0 7 14 7 14-7M14 14v15" stroke="#1d1808"/></g></g>`
}

function drawTextLine(line: SocialCard['line'], ink: string): string {
  let x = EDGE
  return line
    .map(({ text, fill = ink }) => {
      const [shown = ''] = wrapSvgText(text, { ...LINE, width: CARD.width - EDGE - x, lines: 1 })
      const drawn = drawSvgText(shown, { ...LINE, x, y: 490, fill })
      x += measureSvgText(shown, LINE) + 16
      return drawn
    })
    .join('')
}

const STRIPE = `<g transform="translate(0 ${CARD.height - 48})"><rect width="1200" height="48" fill="#ffc629"/><rect y="14" width="1200" height="7" fill="#1d1808"/><rect y="28" width="1200" height="7" fill="#1d1808"/></g>`

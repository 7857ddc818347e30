import sharp from 'sharp'
import brand from '#config/brand'
import { markLook, markSvg } from '#shared/site_identity/mark'
import { loadPicture } from '#shared/site_identity/pictures'

export const ICONS = {
  'touch': { side: 180, masked: true },
  'icon-32': { side: 32, masked: false },
  'icon-192': { side: 192, masked: false },
  'icon-512': { side: 512, masked: false },
  'maskable-512': { side: 512, masked: true },
} as const

export type IconName = keyof typeof ICONS

const iconCache = new Map<string, Buffer>()

export async function renderIcon(name: IconName): Promise<Buffer> {
  const key = [name, brand.colour, brand.logo].join()
  const known = iconCache.get(key)
  if (known) return known
  const picture = await drawIcon(ICONS[name])
  for (const old of iconCache.keys()) if (old.startsWith(`${name},`)) iconCache.delete(old)
  iconCache.set(key, picture)
  return picture
}

async function drawIcon({ side, masked }: { side: number; masked: boolean }): Promise<Buffer> {
  const logo = brand.logo ? await loadPicture(brand.logo) : null
  if (!logo)
    return sharp(Buffer.from(markSvg({ side, masked })))
      .png()
      .toBuffer()
  const inner = masked ? Math.round(side * 0.7) : side
  const drawn = await sharp(logo).resize(inner, inner, { fit: 'inside' }).png().toBuffer()
  const background = masked ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 }
  const create = { width: side, height: side, channels: 4 as const, background }
  return sharp({ create })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png()
    .toBuffer()
}

/** An ICO file may hold a PNG as it is, after a header of 22 bytes. */
export async function renderFavicon(): Promise<Buffer> {
  const picture = await renderIcon('icon-32')
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, picture])
}

/** Builds the web app manifest, with which a phone can install the site as an app. */
export function buildWebManifest(start: string) {
  const icon = (name: IconName, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png`,
    sizes: `${ICONS[name].side}x${ICONS[name].side}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: 'Book, pay for and follow parcels from Nigeria.',
    lang: 'en-NG',
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: '#f6f7f5',
    theme_color: markLook().ground,
    icons: [icon('icon-192', 'any'), icon('icon-512', 'any'), icon('maskable-512', 'maskable')],
  }
}

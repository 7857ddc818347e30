import { toSVG } from 'bwip-js'

/** Returns a data URL for `img`. Drawn on the server, so that the secret reaches no third party. */
export function buildQrCodeDataUrl(text: string): string {
  const svg = toSVG({ bcid: 'qrcode', text, scale: 4, padding: 4, backgroundcolor: 'FFFFFF' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

import { toSVG } from 'bwip-js'

/** A QR code as an address that an `img` takes; drawn here, so that the secret goes nowhere else. */
export function buildQrCodeDataUrl(text: string): string {
  const svg = toSVG({ bcid: 'qrcode', text, scale: 4, padding: 4, backgroundcolor: 'FFFFFF' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

import type { CourierDocument } from '#shipping/carriers/courier_driver'
import { toText } from '#shipping/carriers/wire/json_values'

const FORMATS: Record<string, CourierDocument['format']> = {
  pdf: 'pdf',
  png: 'png',
  gif: 'gif',
  zpl: 'zpl',
  zplii: 'zpl',
}

interface SentDocument extends Pick<CourierDocument, 'position'> {
  kind: CourierDocument['kind'] | null | undefined
  format: unknown
  base64: unknown
}

/** Returns an empty list for an empty file and for one of an unknown kind or format. */
export function readCourierDocument({ kind, format, base64, position }: SentDocument) {
  const known = FORMATS[toText(format).toLowerCase()]
  const bytes = Buffer.from(toText(base64), 'base64')
  return kind && known && bytes.length > 0 ? [{ kind, format: known, position, bytes }] : []
}

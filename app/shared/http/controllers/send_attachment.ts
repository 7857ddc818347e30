import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'

interface Attachment {
  name: string
  /** As of the header Content-Type. */
  type: string
  content: Uint8Array | Readable
}

/** Saved and never shown, so that nothing in it runs on our address; kept by nobody on the way. */
export function sendAttachment({ response }: HttpContext, { name, type, content }: Attachment) {
  response.header('Content-Type', type)
  response.header('Content-Disposition', `attachment; filename="${name}"`)
  response.header('Cache-Control', 'no-store')
  return content instanceof Uint8Array
    ? response.send(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
    : response.stream(content)
}

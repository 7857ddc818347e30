import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'

interface Attachment {
  name: string
  type: string
  content: Uint8Array | Readable
}

/** Sends a file as a download, so that no content runs on our origin. Forbids caching. */
export function sendAttachment({ response }: HttpContext, { name, type, content }: Attachment) {
  response.header('Content-Type', type)
  response.header('Content-Disposition', `attachment; filename="${name}"`)
  response.header('Cache-Control', 'no-store')
  return content instanceof Uint8Array
    ? response.send(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
    : response.stream(content)
}

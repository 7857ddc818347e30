import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { sendAttachment } from '#shared/http/controllers/send_attachment'

/** Answers with the file, under its name. */
export function sendCsv(ctx: HttpContext, name: string, content: Readable) {
  return sendAttachment(ctx, { name, type: 'text/csv; charset=utf-8', content })
}

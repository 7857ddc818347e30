import type { HttpContext } from '@adonisjs/core/http'
import { findInboxMessage } from '#shared/inbox/dev_inbox'

/** Lets a mail use styles, images and links but no scripts, and only our own page may frame it. */
const POLICY = [
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  `img-src 'self' data: https:`,
  `base-uri 'self'`,
  `frame-ancestors 'self'`,
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

export default class DevMailBodiesController {
  async show({ params, response }: HttpContext) {
    const message = await findInboxMessage(params.id)
    if (!message?.html) return response.notFound('There is no such mail.')
    response.removeHeader('X-Frame-Options')
    response.header('Content-Security-Policy', POLICY)
    response.header('Content-Type', 'text/html; charset=utf-8')
    return response.send(message.html.replace('<head>', '<head><base target="_blank">'))
  }
}

import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { errorText } from '#admin/developers/errors/error_text'
import { llmsTxt } from '#admin/developers/site/llms_txt'
import { callTwin, pageTwin } from '#admin/developers/site/twins'

/** The pages of the site as text, for programs that read. */
export default class TwinsController {
  async all(ctx: HttpContext) {
    return this.send(ctx, await llmsTxt())
  }

  async guide(ctx: HttpContext) {
    return this.send(ctx, await pageTwin(nameIn(ctx)))
  }

  async call(ctx: HttpContext) {
    return this.send(ctx, await callTwin(nameIn(ctx)))
  }

  async error(ctx: HttpContext) {
    return this.send(ctx, errorText(nameIn(ctx)))
  }

  private send({ request, response }: HttpContext, text: string | null) {
    if (text === null) throw new Exception('There is no such page', { status: 404 })
    const type = request.url().endsWith('.txt') ? 'text/plain' : 'text/markdown'
    response.header('Cache-Control', 'public, max-age=300')
    response.header('Content-Type', `${type}; charset=utf-8`)
    return response.send(`${text.trim()}\n`)
  }
}

function nameIn({ params }: HttpContext): string {
  return params.twin.replace(/\.md$/, '')
}

import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { renderErrorMarkdown } from '#admin/developers/errors/error_markdown'
import { renderLlmsTxt } from '#admin/developers/site/llms_txt'
import {
  renderCallMarkdown,
  renderGroupMarkdown,
  renderPageMarkdown,
} from '#admin/developers/site/markdown_pages'

export default class MarkdownVersionsController {
  async all(ctx: HttpContext) {
    return this.send(ctx, await renderLlmsTxt())
  }

  async guide(ctx: HttpContext) {
    return this.send(ctx, await renderPageMarkdown(readPageName(ctx)))
  }

  async call(ctx: HttpContext) {
    return this.send(ctx, await renderCallMarkdown(readPageName(ctx)))
  }

  async group(ctx: HttpContext) {
    return this.send(ctx, await renderGroupMarkdown(readPageName(ctx)))
  }

  async error(ctx: HttpContext) {
    return this.send(ctx, renderErrorMarkdown(readPageName(ctx)))
  }

  private send({ request, response }: HttpContext, text: string | null) {
    if (text === null) throw new Exception('There is no such page', { status: 404 })
    const type = request.url().endsWith('.txt') ? 'text/plain' : 'text/markdown'
    response.header('Cache-Control', 'public, max-age=300')
    response.header('Content-Type', `${type}; charset=utf-8`)
    return response.send(`${text.trim()}\n`)
  }
}

function readPageName({ params }: HttpContext): string {
  return params.twin.replace(/\.md$/, '')
}

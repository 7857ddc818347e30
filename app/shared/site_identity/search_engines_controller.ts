import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { listSitemapPaths } from '#shared/site_identity/sitemap_paths'

const A_DAY = 'public, max-age=86400'

const DISALLOWED_PATHS = ['/base/', '/admin/', '/api/', '/verify/', '/oauth2/', '/logout', '/dev/']

export default class SearchEnginesController {
  robots({ response }: HttpContext) {
    const rules = DISALLOWED_PATHS.map((path) => `Disallow: ${path}`)
    response.header('Cache-Control', A_DAY).header('Content-Type', 'text/plain; charset=utf-8')
    return response.send(
      ['User-agent: *', ...rules, '', `Sitemap: ${appUrl}/sitemap.xml`, ''].join('\n')
    )
  }

  async sitemap({ response }: HttpContext) {
    const paths = await listSitemapPaths()
    const entries = paths.map((path) => `<url><loc>${escapeXml(`${appUrl}${path}`)}</loc></url>`)
    response.header('Cache-Control', A_DAY).header('Content-Type', 'application/xml; charset=utf-8')
    return response.send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`
    )
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

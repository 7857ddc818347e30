import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/core/http'
import brand from '#config/brand'
import {
  renderFavicon,
  type IconName,
  renderIcon,
  ICONS,
  buildWebManifest,
} from '#shared/site_identity/icons'
import { markSvg } from '#shared/site_identity/mark'

const CACHE_FOR_AN_HOUR = 'public, max-age=3600'

export default class IconsController {
  async show({ params, request, response }: HttpContext) {
    const name = String(params.name).replace(/\.png$/, '')
    if (!isIcon(name)) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    response.header('Cache-Control', CACHE_FOR_AN_HOUR).header('Content-Type', 'image/png')
    return response.send(await renderIcon(name))
  }

  async favicon({ response }: HttpContext) {
    response.header('Cache-Control', CACHE_FOR_AN_HOUR).header('Content-Type', 'image/x-icon')
    return response.send(await renderFavicon())
  }

  /** Sends the mark as SVG, or redirects to the PNG if staff have uploaded a logo, a bitmap. */
  async faviconSvg({ response }: HttpContext) {
    if (brand.logo) return response.redirect('/icons/icon-192.png')
    response.header('Cache-Control', CACHE_FOR_AN_HOUR).header('Content-Type', 'image/svg+xml')
    return response.send(markSvg())
  }

  async manifest({ response }: HttpContext) {
    response.header('Cache-Control', CACHE_FOR_AN_HOUR)
    response.header('Content-Type', 'application/manifest+json')
    return response.send(buildWebManifest('/base/home'))
  }
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name)
}

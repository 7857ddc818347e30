import { errors, type HttpContext } from '@adonisjs/core/http'

export default class GalleryPageController {
  /** Builds leave the page out, so that only `npm run dev` has it. */
  render({ inertia, request }: HttpContext) {
    if (!process.env.DEV_MODE) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    return inertia.render('shared/gallery/gallery', {})
  }
}

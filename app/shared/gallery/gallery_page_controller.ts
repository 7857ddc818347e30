import type { HttpContext } from '@adonisjs/core/http'

export default class GalleryPageController {
  render({ inertia }: HttpContext) {
    return inertia.render('shared/gallery/gallery', {})
  }
}

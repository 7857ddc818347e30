import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { definePages } from '#start/route_groups'

// Only `npm run dev` has this page: builds leave it out.
if (process.env.DEV_MODE) {
  definePages('shared', () => {
    router
      .get('/dev/ui', [controllers.shared.gallery.GalleryPage, 'render'])
      .page({ by: 'anyone' })
      .as('gallery')
  })
}

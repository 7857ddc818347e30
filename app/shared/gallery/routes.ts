import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { definePages } from '#start/route_groups'

if (!app.inProduction) {
  definePages('shared', () => {
    router
      .get('/dev/ui', [controllers.shared.gallery.GalleryPage, 'render'])
      .page({ by: 'anyone' })
      .as('gallery')
  })
}

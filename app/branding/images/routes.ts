import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { definePages } from '#start/route_groups'

const { images } = controllers.branding

definePages('branding', () => {
  router.get('/images/:id', [images.Images, 'show']).page({ by: 'anyone' })
}).where('id', router.matchers.uuid())

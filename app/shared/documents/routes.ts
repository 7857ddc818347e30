import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls } from '#start/route_groups'

const { documents } = controllers.shared

// Anyone may call it: the token is the permission.
calls('shared', () => {
  router.get('/files/download', [documents.Downloads, 'show']).call({ by: 'anyone' })
})

import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { proof } = controllers.admin

pages('admin', 'anyone', () => {
  router.get('/seals.json', [proof.PublishedSeals, 'show']).as('published_seals')
})

pages('admin', 'openConsole', () => {
  router.get('/admin/proof', [proof.ProofPage, 'render']).as('proof')
})

calls('admin', 'openConsole', () => {
  router.get('/proof/transfer/:id', [proof.TransferProofs, 'show'])
}).where('id', number)

import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls } from '#start/route_groups'

const { customs } = controllers.shipping

calls('shipping', () => {
  router.get('/hs_code', [customs.HsCodes, 'index']).call({ by: 'signedIn' })
  router.get('/hs_code/proposal', [customs.HsCodeProposals, 'show']).call({ by: 'signedIn' })
})

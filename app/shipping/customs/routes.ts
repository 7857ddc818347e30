import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls } from '#start/route_groups'

const { customs } = controllers.shipping

defineCalls('shipping', 'Reference data', () => {
  router.get('/hs_code', [customs.HsCodes, 'index']).call({
    by: 'signedIn',
    summary: 'Search HS codes',
    description: 'Searches by first digits or words. Returns at most 20 codes, best match first.',
  })
  router.get('/hs_code/proposal', [customs.HsCodeProposals, 'show']).call({
    by: 'signedIn',
    summary: 'Suggest an HS code and country of origin for an item',
    description:
      'Uses your last declaration for the same description, or the usual code of the category.',
  })
})

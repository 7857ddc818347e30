import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls } from '#start/route_groups'

const { customs } = controllers.shipping

defineCalls('shipping', 'Places and lists', () => {
  router.get('/hs_code', [customs.HsCodes, 'index']).call({
    by: 'signedIn',
    summary: 'Search the HS codes of customs',
    description: 'By the first digits or by words, the best first, at most 20.',
  })
  router.get('/hs_code/proposal', [customs.HsCodeProposals, 'show']).call({
    by: 'signedIn',
    summary: 'Propose an HS code and a country of origin for an item',
    description:
      'What you last said of goods of the same description, or else the usual code of the category.',
  })
})

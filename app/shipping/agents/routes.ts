import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { definePages } from '#start/route_groups'

const { agents } = controllers.shipping

// Not an API call: the protocol has its own URL and authentication.
definePages('shipping', () => {
  router.post('/mcp', [agents.Mcp, 'store']).page({ by: 'anyone' }).as('mcp.store')
  router.get('/mcp', [agents.Mcp, 'refuse']).page({ by: 'anyone' }).as('mcp.stream')
  router.delete('/mcp', [agents.Mcp, 'refuse']).page({ by: 'anyone' }).as('mcp.end')
})

import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { describeListRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { margin } = controllers.admin

const LIST =
  'Filters by finding. `low` (default): the margin is below the share in the settings. `differs`: the invoice differs from the estimate by more than the difference in the settings. `above` and `below`: the same, but only invoices above or below the estimate. `loss` and `gain`: the cost is above or below what we charged by more than that difference. `unknown`: the cost is not known. `unbilled`: carried more than 45 days ago but on no invoice, although a courier invoice from the 45 days after has been imported. `all`: no filter.'

definePages('admin', () => {
  router
    .get('/admin/margin', [margin.MarginPage, 'render'])
    .page({ by: 'openConsole' })
    .as('margin')
})

defineCalls('admin', 'Margins', () => {
  router
    .get('/margin/all', [margin.Margins, 'index'])
    .call({ by: 'openConsole', summary: 'List the margins of shipments', description: LIST })
  router
    .get('/margin/all.csv', [margin.Margins, 'export'])
    .call({
      by: 'openConsole',
      auditedRead: () => describeListRead('margins', 'export'),
      summary: 'Download the margins of shipments as CSV',
      description: `${LIST} Amounts are in naira; an unknown cost is empty.`,
      file: 'text/csv',
    })
    .as('margin_exports.show')
  router.post('/exchange_rate', [margin.ExchangeRates, 'store']).call({
    by: 'openConsole',
    summary: 'Set an exchange rate',
    description:
      'Sets the value of one unit of the currency in naira, from a given day. Charges that already have a value in naira keep it. `filledIn` counts the charges since that day that had no value and now have one.',
  })
})

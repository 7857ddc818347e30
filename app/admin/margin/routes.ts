import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { describeListRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { margin } = controllers.admin

const LIST =
  'Those with a margin below the share that staff have set (`low`, unless told), with an invoice further off the estimate than is set (`differs`; `above` it, `below` it), that cost so much more than we charged (`loss`) or less (`gain`), without a known cost (`unknown`), carried more than 45 days ago and on no invoice, though an invoice of the courier from the 45 days after has been imported (`unbilled`), or `all`.'

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
      shows: () => describeListRead('margins', 'export'),
      summary: 'Download the margins of shipments',
      description: `${LIST} In naira; a cost that is not known is empty.`,
      file: 'text/csv',
    })
    .as('margin_exports.show')
  router.post('/exchange_rate', [margin.ExchangeRates, 'store']).call({
    by: 'openConsole',
    summary: 'Set what a unit of a currency is worth',
    description:
      'In naira, from a day on. What has a worth in naira already keeps it; `filledIn` charges since that day which had none got theirs.',
  })
})

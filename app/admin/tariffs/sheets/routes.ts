import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { VERSION_QUERY_DOCS } from '#admin/tariffs/version_query_docs'
import { defineCalls } from '#start/route_groups'

const { sheets } = controllers.admin.tariffs

defineCalls('admin', 'Tariff', () => {
  router.post('/rate', [sheets.Rates, 'store']).call({
    by: 'openConsole',
    ...VERSION_QUERY_DOCS,
    summary: 'Save the rates of a zone',
    description:
      'They take the place of all that the zone had. With the `version` that they were made from, a 409 says what somebody else has changed since.',
    failures: [409],
  })
  router.post('/rate/multiplier', [sheets.RateMultipliers, 'store']).call({
    by: 'openConsole',
    ...VERSION_QUERY_DOCS,
    summary: 'Generate rates by weight and save them',
    description:
      'Between the two weights they take the place of what the zone had. The first adds to the rate that ends at Start Weight.',
    failures: [409],
  })
  router.get('/rate/:id', [sheets.Rates, 'show']).call({
    by: 'openConsole',
    ...VERSION_QUERY_DOCS,
    summary: 'Read the rates of a zone',
    description: 'With the version that they are, who saved it and what looks wrong in them.',
  })
  router.delete('/rate/:id', [sheets.Rates, 'destroy']).call({
    by: 'openConsole',
    ...VERSION_QUERY_DOCS,
    summary: 'Remove all rates of a zone',
    description:
      'No parcel has a price from it until rates are saved or an earlier version is restored. With the `version` that was looked at, a 409 says what somebody else has changed since.',
    failures: [409],
  })
  router.get('/rate/:id/sheets', [sheets.RateSheets, 'index']).call({
    by: 'openConsole',
    ...VERSION_QUERY_DOCS,
    summary: 'List the versions of the rates of a zone',
  })
  router.get('/rate/:id/sheets/:version', [sheets.RateSheets, 'show']).call({
    by: 'openConsole',
    ...VERSION_QUERY_DOCS,
    summary: 'Read an earlier version of the rates of a zone',
    description: 'And what restoring it would change.',
  })
  router.post('/rate/:id/sheets/:version/restore', [sheets.RateRestorations, 'store']).call({
    by: 'openConsole',
    ...VERSION_QUERY_DOCS,
    summary: 'Restore an earlier version of the rates of a zone',
    failures: [409],
  })
})
  .where('id', idParam)
  .where('version', { match: /^\d{1,9}$/, cast: Number })

import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { TARIFF_CALL } from '#admin/tariffs/tariff_call'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { sheets } = controllers.admin.tariffs

const SHEET_VERSION_DOCS =
  'In the body, send the `version` of the rate sheet that you read: the call returns 409 if someone has saved the sheet since.'
const params = { version: { type: 'integer', description: 'The version of the rate sheet.' } }

defineCalls('admin', 'Tariff', () => {
  router.post('/rate', [sheets.Rates, 'store']).call({
    ...TARIFF_CALL,
    summary: 'Save the rates of a zone',
    description: `Replaces all rates of the zone. ${SHEET_VERSION_DOCS}`,
    failures: [409],
  })
  router.post('/rate/multiplier', [sheets.RateMultipliers, 'store']).call({
    ...TARIFF_CALL,
    summary: 'Generate rates by weight',
    description:
      'Replaces the rates of the zone between the two weights. The first step adds to the rate that ends at the start weight.',
    failures: [409],
  })
  router.get('/rate/:id', [sheets.Rates, 'show']).call({
    ...TARIFF_CALL,
    summary: 'Get the rates of a zone',
    description: 'Includes the version of the rate sheet, who saved it, and warnings.',
  })
  router.delete('/rate/:id', [sheets.Rates, 'destroy']).call({
    ...TARIFF_CALL,
    summary: 'Delete all rates of a zone',
    description: `The zone prices no parcel until rates are saved or an earlier version is restored. ${SHEET_VERSION_DOCS}`,
    failures: [409],
  })
  router.get('/rate/:id/sheets', [sheets.RateSheets, 'index']).call({
    ...TARIFF_CALL,
    summary: 'List the versions of the rate sheet of a zone',
  })
  router.get('/rate/:id/sheets/:version', [sheets.RateSheets, 'show']).call({
    ...TARIFF_CALL,
    params,
    summary: 'Get an earlier version of the rate sheet of a zone',
    description: 'Includes the changes that restoring it would make.',
  })
  router.post('/rate/:id/sheets/:version/restore', [sheets.RateRestorations, 'store']).call({
    ...TARIFF_CALL,
    params,
    summary: 'Restore an earlier version of the rate sheet of a zone',
    description: SHEET_VERSION_DOCS,
    failures: [409],
  })
})
  .where('id', idParam)
  .where('version', { match: /^\d{1,9}$/, cast: Number })

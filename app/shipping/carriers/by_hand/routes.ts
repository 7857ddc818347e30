import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { byHand } = controllers.shipping.carriers

defineCalls('shipping', 'By hand', () => {
  router.put('/by_hand/:id/waybill', [byHand.HandBookings, 'update']).call({
    by: 'openConsole',
    summary: 'Enter the waybill number of a parcel',
    description:
      'The parcel is booked then, and its sender gets the papers by mail. `packageWaybillNumbers` are those of its packages in their order, null where one has none of its own.',
    failures: [404, 409],
  })
  router.put('/by_hand/:id/refuse', [byHand.HandRefusals, 'update']).call({
    by: 'openConsole',
    summary: 'Say that the courier refuses a parcel',
    failures: [404, 409],
  })
  router.post('/by_hand/:id/label', [byHand.HandLabels, 'store']).call({
    by: 'openConsole',
    summary: 'Upload the label of the courier',
    description:
      'A PDF, PNG or JPEG of at most 5 MB, as `multipart/form-data`. It replaces our own waybill.',
    failures: [404, 409],
  })
  router.post('/by_hand/:id/event', [byHand.HandEvents, 'store']).call({
    by: 'openConsole',
    summary: 'Write down what happened to a parcel',
    description:
      '`occurredAt` is a clock in Lagos, such as 2026-11-20T14:05. The same event of the same minute is one line of the tracking.',
    failures: [404, 409],
  })
  router.delete('/by_hand/:id/event/:eventId', [byHand.HandEvents, 'destroy']).call({
    by: 'openConsole',
    summary: 'Withdraw what was written down by mistake',
    description: 'The moves that followed from it alone are taken back. Mails are not.',
    failures: [404, 409],
  })
})
  .where('id', idParam)
  .where('eventId', idParam)

import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { byHand } = controllers.shipping.carriers

defineCalls('shipping', 'Manual bookings', () => {
  router.put('/by_hand/:id/waybill', [byHand.HandBookings, 'update']).call({
    by: 'openConsole',
    summary: 'Enter the waybill number of a parcel',
    description:
      'Books the parcel and mails the documents to its sender. `packageWaybillNumbers` has the numbers of its packages in order, null for a package without one.',
    failures: [404, 409],
  })
  router.put('/by_hand/:id/refuse', [byHand.HandRefusals, 'update']).call({
    by: 'openConsole',
    summary: 'Mark a parcel as refused by the courier',
    failures: [404, 409],
  })
  router.post('/by_hand/:id/label', [byHand.HandLabels, 'store']).call({
    by: 'openConsole',
    summary: 'Upload the courier’s label',
    description:
      'Takes a PDF, PNG or JPEG of at most 5 MB, as `multipart/form-data`. It replaces our own waybill.',
    failures: [404, 409],
  })
  router.post('/by_hand/:id/event', [byHand.HandEvents, 'store']).call({
    by: 'openConsole',
    summary: 'Add a tracking event to a parcel',
    description:
      '`occurredAt` is in Lagos time, such as 2026-11-20T14:05. The same event in the same minute is recorded once.',
    failures: [404, 409],
  })
  router.delete('/by_hand/:id/event/:eventId', [byHand.HandEvents, 'destroy']).call({
    by: 'openConsole',
    summary: 'Delete a tracking event added by mistake',
    description: 'Reverts a status that no other event has caused. E-mails are not recalled.',
    failures: [404, 409],
  })
})
  .where('id', idParam)
  .where('eventId', idParam)

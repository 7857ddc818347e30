import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { describeListRead } from '#shared/audit/audited_reads'
import { COUNTED_PAGES_DOCS } from '#shared/http/pagination_texts'
import { BALANCE_PROPERTIES } from '#shipping/reference_schemas'
import { defineCalls, definePages } from '#start/route_groups'

const { billing } = controllers.shipping

definePages('shipping', () => {
  router
    .get('/base/discounts', [billing.DiscountsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('discounts')
  router
    .get('/base/discounts/:id', [billing.DiscountUsesPage, 'render'])
    .page({ by: 'openConsole', shows: () => describeListRead('discount uses', 'read') })
    .as('discount_uses')
}).where('id', idParam)

defineCalls('shipping', 'Shipments', () => {
  router.post('/shipment/applyDiscount', [billing.AppliedDiscounts, 'store']).call({
    by: 'signedIn',
    team: 'book',
    liveOnly: true,
    once: 'repeatable',
    summary: 'Apply a gift code to a booking that is not paid',
    description:
      'It takes the place of one that was applied before. Booking again, cancelling and voiding take it off and free the use. `discountRate` is percent of the bill.',
    failures: [409, 429],
  })
  router.delete('/shipment/:id/discount', [billing.AppliedDiscounts, 'destroy']).call({
    by: 'signedIn',
    team: 'book',
    liveOnly: true,
    summary: 'Take the gift code off a booking that is not paid',
    description: 'Its use is free again. A bill without a code stays as it is.',
    failures: [409],
  })
  router.post('/shipment/:ref/make_payment/:balance', [billing.Payments, 'store']).call({
    by: 'signedIn',
    team: 'pay',
    key: 'wallet:pay',
    once: 'money',
    summary: 'Pay a shipment',
    description:
      'A paid shipment is never paid twice: it answers the same again. With `amount`, the naira that were shown, nothing is paid once the price is another. A business that is late with an invoice may have its credit on hold (409). The courier gets it after the answer; the waybill follows within seconds.',
    params: {
      ref: { description: 'The transactionReference of the booking' },
      ...BALANCE_PROPERTIES,
    },
    failures: [402],
  })
  router.post('/shipment/:id/card_checkout', [billing.CardCheckouts, 'store']).call({
    by: 'signedIn',
    team: 'pay',
    liveOnly: true,
    summary: 'Pay a shipment by card',
    description:
      'Answers the address of the page where the card is charged. The shipment is paid once the provider has confirmed it. With `amount` no page is opened where the price is another one by now.',
    failures: [409, 422, 429],
  })
  router.put('/shipment/:id/paymentInitiated', [billing.PaymentInitiations, 'update']).call({
    by: 'signedIn',
    team: 'nothing',
    liveOnly: true,
    summary: 'Say that a card was charged',
    description: 'Proves nothing: the payment provider is asked.',
  })
}).where('id', idParam)

defineCalls('shipping', 'Booking staff', () => {
  router
    .get('/shipping_cost/types', [billing.ShippingCostTypes, 'index'])
    .call({ by: 'bookAsStaff', summary: 'List the names of additional payments' })
  router
    .post('/shipping_cost', [billing.ShippingCosts, 'store'])
    .call({ by: 'bookAsStaff', summary: 'Put an additional payment on the bill of a booking' })
  router.delete('/shipping_cost/:id/:key', [billing.ShippingCosts, 'destroy']).call({
    by: 'bookAsStaff',
    summary: 'Take an additional payment off the bill of a booking',
    params: { key: { type: 'string', description: 'The name of the additional payment.' } },
  })
}).where('id', idParam)

defineCalls('shipping', 'Discounts', () => {
  router
    .get('/discount', [billing.Discounts, 'index'])
    .call({ by: 'openConsole', summary: 'Search gift codes' })
  router
    .post('/discount', [billing.Discounts, 'store'])
    .call({ by: 'openConsole', summary: 'Make a gift code' })
  router
    .get('/discount/:id', [billing.Discounts, 'show'])
    .call({ by: 'openConsole', summary: 'Read a gift code' })
  router.put('/discount/:id', [billing.Discounts, 'update']).call({
    by: 'openConsole',
    summary: 'Change a gift code',
    description:
      '`version` is the one that was read: when somebody else was quicker, the answer is 409. Bills that the code is on stay as they are.',
    failures: [409],
  })
  router.get('/discount/:id/uses', [billing.DiscountUses, 'index']).call({
    by: 'openConsole',
    shows: () => describeListRead('discount uses', 'read'),
    summary: 'List the uses of a gift code',
    description: `RESERVED on an unpaid bill, USED on a paid one, FREED when it came off again. ${COUNTED_PAGES_DOCS}`,
  })
  router
    .put('/discount/deactivate/:id', [billing.DiscountDeactivations, 'store'])
    .call({
      by: 'openConsole',
      summary: 'Let nobody apply a gift code any longer',
      description: 'Whoever has it on a bill already keeps it there.',
    })
    .as('discounts.deactivate')
  router
    .put('/discount/activate/:id', [billing.DiscountDeactivations, 'destroy'])
    .call({ by: 'openConsole', summary: 'Let a gift code be applied again' })
    .as('discounts.activate')
}).where('id', idParam)

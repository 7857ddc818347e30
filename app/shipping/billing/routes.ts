import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { list } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { billing } = controllers.shipping

pages('shipping', () => {
  router
    .get('/base/discounts', [billing.DiscountsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('discounts')
  router
    .get('/base/discounts/:id', [billing.DiscountUsesPage, 'render'])
    .page({ by: 'openConsole', shows: () => list('discount uses', 'read') })
    .as('discount_uses')
}).where('id', number)

calls('shipping', () => {
  router
    .post('/shipment/applyDiscount', [billing.AppliedDiscounts, 'store'])
    .call({ by: 'signedIn', team: 'book', liveOnly: true, once: 'repeatable' })
  router
    .delete('/shipment/:id/discount', [billing.AppliedDiscounts, 'destroy'])
    .call({ by: 'signedIn', team: 'book', liveOnly: true })
  router
    .post('/shipment/:ref/make_payment/:balance', [billing.Payments, 'store'])
    .call({ by: 'signedIn', team: 'pay', key: 'wallet:pay', once: 'money' })
  router
    .post('/shipment/:id/card_checkout', [billing.CardCheckouts, 'store'])
    .call({ by: 'signedIn', team: 'pay', liveOnly: true })
  router
    .put('/shipment/:id/paymentInitiated', [billing.PaymentInitiations, 'update'])
    .call({ by: 'signedIn', team: 'nothing', liveOnly: true })
}).where('id', number)

calls('shipping', () => {
  router
    .get('/shipping_cost/types', [billing.ShippingCostTypes, 'index'])
    .call({ by: 'bookAsStaff' })
  router.post('/shipping_cost', [billing.ShippingCosts, 'store']).call({ by: 'bookAsStaff' })
  router
    .delete('/shipping_cost/:id/:key', [billing.ShippingCosts, 'destroy'])
    .call({ by: 'bookAsStaff' })
}).where('id', number)

calls('shipping', () => {
  router.get('/discount', [billing.Discounts, 'index']).call({ by: 'openConsole' })
  router.post('/discount', [billing.Discounts, 'store']).call({ by: 'openConsole' })
  router.get('/discount/:id', [billing.Discounts, 'show']).call({ by: 'openConsole' })
  router.put('/discount/:id', [billing.Discounts, 'update']).call({ by: 'openConsole' })
  router
    .get('/discount/:id/uses', [billing.DiscountUses, 'index'])
    .call({ by: 'openConsole', shows: () => list('discount uses', 'read') })
  router
    .put('/discount/deactivate/:id', [billing.DiscountDeactivations, 'store'])
    .call({ by: 'openConsole' })
    .as('discounts.deactivate')
  router
    .put('/discount/activate/:id', [billing.DiscountDeactivations, 'destroy'])
    .call({ by: 'openConsole' })
    .as('discounts.activate')
}).where('id', number)

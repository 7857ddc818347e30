import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { organizations } = controllers.admin

pages('admin', 'openConsole', () => {
  router
    .get('/admin/config/organizations', [organizations.OrganizationsPage, 'render'])
    .as('organizations')
  router
    .get('/admin/config/billingGroups', [organizations.BillingGroupsPage, 'render'])
    .as('billing_groups')
})

calls('admin', 'signedIn', () => {
  router
    .get('/organization', [organizations.CurrentOrganizations, 'show'])
    .as('current_organization.show')
  router.get('/organization/:id', [organizations.OrganizationRecords, 'show'])
}).where('id', number)

calls('admin', 'openConsole', () => {
  router.get('/organization/all', [organizations.OrganizationRecords, 'index'])
  router.get('/organization/all.csv', [organizations.OrganizationExports, 'show'])
  router
    .get('/organization/init/billingGroups', [organizations.BillingGroups, 'choices'])
    .as('billing_group_choices.index')
  router.post('/organization', [organizations.OrganizationRecords, 'store'])
  router.put('/organization/:id', [organizations.OrganizationRecords, 'update'])
  router.get('/billingGroup', [organizations.BillingGroups, 'choices'])
  router.get('/billingGroup/all', [organizations.BillingGroups, 'index'])
  router.get('/billingGroup/all.csv', [organizations.BillingGroupExports, 'show'])
  router.post('/billingGroup', [organizations.BillingGroups, 'store'])
  router.put('/billingGroup/:id', [organizations.BillingGroups, 'update'])
}).where('id', number)

import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { organization, shownOrganizations, organizationWith, list } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { organizations } = controllers.admin

pages('admin', () => {
  router
    .get('/admin/config/organizations', [organizations.OrganizationsPage, 'render'])
    .page({
      by: 'openConsole',
      shows: (asked) => organization(asked.query.detail) ?? shownOrganizations(asked),
    })
    .as('organizations')
  router
    .get('/admin/config/billingGroups', [organizations.BillingGroupsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('billing_groups')
})

calls('admin', () => {
  router
    .get('/organization', [organizations.CurrentOrganizations, 'show'])
    .call({ by: 'signedIn' })
    .as('current_organization.show')
  router
    .get('/organization/:id', [organizations.OrganizationRecords, 'show'])
    .call({ by: 'signedIn', shows: organizationWith('id') })
}).where('id', number)

calls('admin', () => {
  router
    .get('/organization/all', [organizations.OrganizationRecords, 'index'])
    .call({ by: 'openConsole', shows: shownOrganizations })
  router
    .get('/organization/all.csv', [organizations.OrganizationExports, 'show'])
    .call({ by: 'openConsole', shows: () => list('organizations', 'export') })
  router
    .get('/organization/init/billingGroups', [organizations.BillingGroups, 'choices'])
    .call({ by: 'openConsole' })
    .as('billing_group_choices.index')
  router
    .post('/organization', [organizations.OrganizationRecords, 'store'])
    .call({ by: 'openConsole' })
  router
    .put('/organization/:id', [organizations.OrganizationRecords, 'update'])
    .call({ by: 'openConsole' })
  router.get('/billingGroup', [organizations.BillingGroups, 'choices']).call({ by: 'openConsole' })
  router
    .get('/billingGroup/all', [organizations.BillingGroups, 'index'])
    .call({ by: 'openConsole' })
  router
    .get('/billingGroup/all.csv', [organizations.BillingGroupExports, 'show'])
    .call({ by: 'openConsole' })
  router.post('/billingGroup', [organizations.BillingGroups, 'store']).call({ by: 'openConsole' })
  router
    .put('/billingGroup/:id', [organizations.BillingGroups, 'update'])
    .call({ by: 'openConsole' })
}).where('id', number)

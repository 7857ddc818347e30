import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import {
  describeOrganizationRead,
  organizationListRead,
  organizationRead,
  describeListRead,
} from '#shared/audit/audited_reads'
import { VERSION_DOCS } from '#shared/http/pagination_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { organizations } = controllers.admin

definePages('admin', () => {
  router
    .get('/admin/config/organizations', [organizations.OrganizationsPage, 'render'])
    .page({
      by: 'openConsole',
      auditedRead: (asked) =>
        describeOrganizationRead(asked.query.detail) ?? organizationListRead(asked),
    })
    .as('organizations')
  router
    .get('/admin/config/billingGroups', [organizations.BillingGroupsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('billing_groups')
})

defineCalls('admin', 'Organizations', () => {
  router
    .get('/organization', [organizations.CurrentOrganizations, 'show'])
    .call({ by: 'signedIn', summary: 'Get your current organization' })
    .as('current_organization.show')
  router.get('/organization/:id', [organizations.OrganizationRecords, 'show']).call({
    by: 'signedIn',
    auditedRead: organizationRead('id'),
    summary: 'Get an organization',
    description: 'Staff can read any organization, others only their current one.',
  })
  router
    .get('/organization/all', [organizations.OrganizationRecords, 'index'])
    .call({ by: 'openConsole', auditedRead: organizationListRead, summary: 'List organizations' })
  router
    .get('/organization/all.csv', [organizations.OrganizationRecords, 'export'])
    .call({
      by: 'openConsole',
      auditedRead: () => describeListRead('organizations', 'export'),
      summary: 'Download organizations as CSV',
      file: 'text/csv',
    })
    .as('organization_exports.show')
  router
    .get('/organization/init/billingGroups', [organizations.BillingGroups, 'choices'])
    .call({
      by: 'openConsole',
      summary: 'List the billing groups available to an organization',
    })
    .as('billing_group_choices.index')
  router.post('/organization', [organizations.OrganizationRecords, 'store']).call({
    by: 'openConsole',
    mayNeedApproval: true,
    summary: 'Create an organization',
    description: 'The credit limit is in naira: the wallet may go that far below zero.',
  })
  router.put('/organization/:id', [organizations.OrganizationRecords, 'update']).call({
    by: 'openConsole',
    mayNeedApproval: true,
    summary: 'Update an organization',
    description: `An inactive organization cannot book or pay. ${VERSION_DOCS}`,
    failures: [409],
  })
  router.get('/billingGroup', [organizations.BillingGroups, 'choices']).call({
    id: 'listActiveBillingGroups',
    by: 'openConsole',
    summary: 'List active billing groups',
  })
  router
    .get('/billingGroup/all', [organizations.BillingGroups, 'index'])
    .call({ by: 'openConsole', summary: 'List billing groups' })
  router
    .get('/billingGroup/all.csv', [organizations.BillingGroups, 'export'])
    .call({ by: 'openConsole', summary: 'Download billing groups as CSV', file: 'text/csv' })
    .as('billing_group_exports.show')
  router
    .post('/billingGroup', [organizations.BillingGroups, 'store'])
    .call({ by: 'openConsole', summary: 'Create a billing group' })
  router.put('/billingGroup/:id', [organizations.BillingGroups, 'update']).call({
    by: 'openConsole',
    summary: 'Update a billing group',
    description: `Organizations in an inactive group pay the general rates. ${VERSION_DOCS}`,
    failures: [409],
  })
}).where('id', idParam)

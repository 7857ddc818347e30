import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls, definePages } from '#start/route_groups'

const { teams } = controllers.identity

definePages('identity', () => {
  router
    .get('/base/members/activity', [teams.ActivityPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('activity')
})

defineCalls('identity', 'Team', () => {
  router.put('/organization/members/:id/limits', [teams.MemberLimits, 'update']).call({
    by: 'signedIn',
    team: 'team',
    liveOnly: true,
    summary: 'Set the spending limits of a member',
    description:
      '`monthlyLimit` covers what the member pays from wallet, cash back and credit in a calendar month (Lagos time), less refunds of voids in that month. `approvalAbove` replaces the approval rule of the business. Both are in naira. Null removes a limit. Omitted fields do not change. Payments of an API key count for the person who created it. Owners have no limits.',
  })
  router.get('/organization/approval_rule', [teams.ApprovalRules, 'show']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'Get the approval rule for bookings',
    description: 'The amount in naira above which an owner must approve, or null.',
  })
  router.put('/organization/approval_rule', [teams.ApprovalRules, 'update']).call({
    by: 'signedIn',
    team: 'team',
    liveOnly: true,
    summary: 'Update the approval rule for bookings',
    description: 'The amount in naira above which an owner must approve, or null.',
  })
  router.get('/organization/allowance', [teams.Allowances, 'show']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'Get your role, rights and limits',
    description: 'Includes what you have spent this month, in naira, and the owners.',
  })
  router.get('/organization/activity', [teams.Activities, 'index']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'List the activity of your business',
    description: 'For owners only. Returns the newest first; filter by `person` or by days.',
  })
  router.get('/organization/activity/csv', [teams.Activities, 'export']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'Download the activity of your business as CSV',
    file: 'text/csv',
  })
}).where('id', idParam)

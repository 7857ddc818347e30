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
    summary: 'Set what somebody may spend',
    description:
      'In naira: `monthlyLimit` for what they pay from wallet, cash back and credit in a calendar month of Lagos, less what a void gives back in it, and `approvalAbove` in the place of the rule of the business. Null takes it away, what is left out stays. Keys count for whoever made them. Owners have no limits.',
  })
  router.get('/organization/approval_rule', [teams.ApprovalRules, 'show']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'Read above which amount a booking needs an owner',
    description: 'Naira; null where none does.',
  })
  router.put('/organization/approval_rule', [teams.ApprovalRules, 'update']).call({
    by: 'signedIn',
    team: 'team',
    liveOnly: true,
    summary: 'Set above which amount a booking needs an owner',
    description: 'Naira; null for none.',
  })
  router.get('/organization/allowance', [teams.Allowances, 'show']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'Read your own role, rights and limits',
    description: 'With what you have spent this month, in naira, and who the owners are.',
  })
  router.get('/organization/activity', [teams.Activities, 'index']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'List who did what for your business',
    description: 'For owners, the newest first: of one `person`, or of some days.',
  })
  router.get('/organization/activity/csv', [teams.Activities, 'export']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'Download who did what for your business',
    file: 'text/csv',
  })
}).where('id', idParam)

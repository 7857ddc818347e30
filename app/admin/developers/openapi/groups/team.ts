import type { OperationGroup } from '#admin/developers/openapi/operation'

export const team: OperationGroup = {
  tag: 'Team',
  description: 'Who is in a business, and who is invited to it.',
  operations: {
    'api.identity.members.index': { summary: 'List the people of your organization' },
    'api.identity.members.update': { summary: 'Make somebody an owner or a member' },
    'api.identity.members.destroy': {
      summary: 'Take somebody out of the organization, or leave it',
    },
    'api.identity.invitations.index': { summary: 'List the open invitations' },
    'api.identity.invitations.store': {
      summary: 'Invite somebody by e-mail',
      failures: [429],
    },
    'api.identity.invitations.destroy': { summary: 'Withdraw an invitation' },
    'api.identity.received_invitations.index': {
      summary: 'List the invitations that this person has received',
    },
    'api.identity.received_invitations.update': {
      summary: 'Accept an invitation, and work for that business',
    },
  },
}

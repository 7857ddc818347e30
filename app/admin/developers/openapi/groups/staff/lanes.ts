import type { OperationGroup } from '#admin/developers/openapi/operation'

export const staffLanes: OperationGroup = {
  tag: 'Lanes',
  description: 'How long couriers take, of our own deliveries. For staff alone.',
  operations: {
    'api.admin.lane_facts.index': {
      summary: 'List how long couriers take',
      description:
        'In days of Lagos from hand-over to delivery, of the last 180 days: half of the parcels (`usualDays`) and nine in ten (`mostDays`) took no longer. Counted every night; lanes with fewer deliveries than staff have set are left out.',
    },
    'api.admin.lane_fact_exports.show': {
      summary: 'Download how long couriers take',
      file: 'text/csv',
    },
    'api.admin.late_parcels.index': {
      summary: 'List parcels that are late for their lane',
      description:
        'Those under way for longer than nine in ten parcels of their courier and lane took, the latest first. By the count of last night.',
    },
  },
}

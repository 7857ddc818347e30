import User from '#identity/accounts/models/user'
import db from '@adonisjs/lucid/services/db'

/** Builds a zone as the dialogs send it; `given` overrides its fields. */
export function exportZone(given: object = {}) {
  return {
    description: 'West Africa',
    courierCode: 'DHL',
    originCountryCode: 'NG',
    geographyCode: 'country',
    members: [
      { value: 'GH', label: 'Ghana' },
      { value: 'NA', label: 'Namibia' },
    ],
    billingGroup: null,
    ...given,
  }
}

export function localZone(given: object = {}) {
  return {
    description: 'Lagos to Kano',
    courierCode: 'UPS',
    originCountryCode: 'NG',
    originMembers: [{ value: 'LA', label: 'Lagos' }],
    members: [{ value: 'KN', label: 'Kano' }],
    ...given,
  }
}

export function cityZone(given: object = {}) {
  return {
    description: 'Mainland',
    courierCode: 'UPS',
    originCountryCode: 'NG',
    originStateCode: 'LA',
    originMembers: [{ value: 'IKEJA', label: 'Ikeja' }],
    members: [
      { value: 'IKEJA', label: 'Ikeja' },
      { value: 'LEKKI', label: 'Lekki' },
    ],
    ...given,
  }
}

export async function auditOf(zoneId: number) {
  const entries = await db
    .from('audit_entries')
    .where({ subject_kind: 'zone', subject_id: String(zoneId) })
    .orderBy('id', 'desc')
  const { id } = await User.findByOrFail('email', 'admin@sendam.test')
  return entries.map((entry) => ({
    action: entry.action,
    byAdmin: Number(entry.actor_id) === id,
    before: entry.before,
    after: entry.after,
  }))
}

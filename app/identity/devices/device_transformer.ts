import { BaseTransformer } from '@adonisjs/core/transformers'
import { type SignedInDevice, toDeviceKey } from '#identity/devices/devices'
import { formatLagosTimestamp } from '#shared/time/lagos_time'

export default class DeviceTransformer extends BaseTransformer<SignedInDevice> {
  toObject() {
    const { access, isThis } = this.resource
    const { id, client, isProgram, organization, createdAt, lastSeenAt } = access
    return {
      key: toDeviceKey(id),
      name: client ?? (isProgram ? 'A program' : 'An unknown device'),
      isProgram: isProgram === true,
      isThis,
      /** Null unless the session is for a business. */
      organization: organization.isBusiness ? organization.name : null,
      since: formatLagosTimestamp(createdAt.toJSDate()),
      lastSeen: formatLagosTimestamp(lastSeenAt.toJSDate()),
    }
  }
}

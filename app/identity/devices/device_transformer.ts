import { BaseTransformer } from '@adonisjs/core/transformers'
import { type Device, keyOf } from '#identity/devices/devices'
import { stampText } from '#shared/time/lagos_time'

export default class DeviceTransformer extends BaseTransformer<Device> {
  toObject() {
    const { access, isThis } = this.resource
    const { id, client, isProgram, organization, createdAt, lastSeenAt } = access
    return {
      key: keyOf(id),
      name: client ?? (isProgram ? 'A program' : 'An unknown device'),
      isProgram: isProgram === true,
      isThis,
      /** Null where nobody but this person is in it. */
      organization: organization.isBusiness ? organization.name : null,
      since: stampText(createdAt.toJSDate()),
      lastSeen: stampText(lastSeenAt.toJSDate()),
    }
  }
}

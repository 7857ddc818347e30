import brand from '#config/brand'
import { smsSettings } from '#shared/sms/sms_settings'

export default smsSettings(process.env, brand.name)

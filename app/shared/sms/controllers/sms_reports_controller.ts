import type { HttpContext } from '@adonisjs/core/http'
import { smsGateway } from '#shared/sms/sms_gateway'
import SmsMessage from '#shared/sms/sms_message'
import SmsReport from '#shared/sms/sms_report'

export default class SmsReportsController {
  /** Saves reports with unknown ids too: one may arrive before the gateway's own response. */
  async store({ request }: HttpContext) {
    const report = smsGateway.driver.readReport({
      rawBody: request.raw() ?? '',
      header: (name) => request.header(name),
    })
    if (report) {
      await SmsReport.record(report)
      await SmsMessage.failUndelivered(report.messageId)
    }
    return { message: 'Thank you' }
  }
}

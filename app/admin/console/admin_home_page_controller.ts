import type { HttpContext } from '@adonisjs/core/http'
import { waitingAbout } from '#identity/approvals/waiting'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { consoleFigures } from '#admin/console/console_figures'
import { paymentsForAttention } from '#wallet/funding/attention'
import PaymentForAttentionTransformer from '#wallet/funding/transformers/payment_for_attention_transformer'
import { openStrayNotes } from '#wallet/providers/strays/stray_notes'
import StrayNoteTransformer from '#wallet/providers/strays/stray_note_transformer'
import { waybillsForAttention } from '#shipping/carriers/waybill_returns'
import WaybillReturnTransformer from '#shipping/carriers/waybill_return_transformer'
import { bvnsForAttention } from '#wallet/payouts/bvn_reviews'
import BvnReviewTransformer from '#wallet/payouts/transformers/bvn_review_transformer'
import ConsoleFiguresTransformer from '#admin/console/console_figures_transformer'

export default class AdminHomePageController {
  async render(ctx: HttpContext) {
    const { inertia } = ctx
    const caller = callerOf(ctx)
    const figures = async () =>
      ConsoleFiguresTransformer.transform(await readFromReplica(caller, consoleFigures))
    const payments = async () => {
      const listed = await paymentsForAttention()
      const subjects = { incoming_payment: listed.map(({ id }) => id) }
      const waiting = await waitingAbout(caller, subjects)
      return PaymentForAttentionTransformer.transform(listed, waiting).useVariant('forConsole')
    }
    const strayNotes = async () => StrayNoteTransformer.transform(await openStrayNotes())
    const waybills = async () => WaybillReturnTransformer.transform(await waybillsForAttention())
    const bvnReviews = async () => BvnReviewTransformer.transform(await bvnsForAttention())
    return inertia.render('admin/console/home', {
      figures: inertia.defer(figures, { rescue: true }),
      payments: inertia.defer(payments, { rescue: true }),
      strayNotes: inertia.defer(strayNotes, { rescue: true }),
      bvnReviews: inertia.defer(bvnReviews, { rescue: true }),
      waybills: inertia.defer(waybills, { rescue: true }),
    })
  }
}

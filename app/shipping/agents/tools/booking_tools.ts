import type { Caller } from '#identity/sessions/caller'
import { runOnceThenAnswer } from '#shared/idempotency/two_step_command'
import { type IdempotentCommand, runOnce } from '#shared/idempotency/idempotent_command'
import { formatKobo, naira } from '#shared/money/rules/money'
import Wallet from '#wallet/balances/wallet'
import type { AgentCall, AgentTool, ToolAnswer } from '#shipping/agents/agent_tool'
import { IDEMPOTENCY_KEY } from '#shipping/agents/agent_tool'
import { IdempotencyKeyRequired } from '#shipping/agents/agent_errors'
import { bookValidator, createDraftValidator, idValidator } from '#shipping/agents/agent_validators'
import { SHIPMENT_SCHEMA } from '#shipping/agents/tools/shipment_schema'
import { payShipment } from '#shipping/billing/pay_shipment'
import {
  type BookingResult,
  cancelBooking,
  prepareBooking,
} from '#shipping/booking/prepare_booking'
import { bookingValidator } from '#shipping/booking/submission_validator'
import { checkShipmentReadiness } from '#shipping/customs/export_readiness'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import Shipment from '#shipping/shipment/models/shipment'
import { requireTransition } from '#shipping/shipment/shipment_status'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'

const SHIPMENT_ID = { type: 'integer', description: 'The shipment id from create_draft or list' }

const createDraft: AgentTool = {
  name: 'create_draft',
  title: 'Create an unpaid booking',
  description:
    'Creates an unpaid booking and charges nothing. Takes the body of POST /shipment. Unpaid bookings are cancelled after seven days.',
  scope: 'shipments:write',
  kind: 'adds',
  input: {
    properties: {
      shipment: SHIPMENT_SCHEMA,
      idempotency_key: IDEMPOTENCY_KEY,
    },
    required: ['shipment'],
  },
  async run(call, given) {
    const { shipment, idempotency_key: key } = await createDraftValidator.validate(given)
    return runOnceThenAnswer(agentCommand(call, { key, tool: 'create_draft', input: given }), {
      prepare: async () => {
        const submission = await bookingValidator.validate(shipment)
        return prepareBooking(call.caller, { ...submission, pay: undefined })
      },
      answer: (booking) => draftAnswer(call, booking),
    })
  },
}

async function draftAnswer(
  { serialize }: AgentCall,
  { shipmentId, requoted, importDutyNotice }: BookingResult
): Promise<ToolAnswer> {
  const shipment = await Shipment.findWithDetails(shipmentId)
  const extra = { requoted, importDutyNotice, readiness: await checkShipmentReadiness(shipment) }
  const { data } = await serialize(ShipmentTransformer.transform(shipment, extra))
  const price = formatKobo(shipment.totalKobo)
  const priceChange = requoted
    ? 'The quote had expired or the shipment had changed, so this is a new price. '
    : ''
  const text = `Saved as ${shipment.id}, for ${price} with ${shipment.courier.name}. ${priceChange}Nothing was charged.`
  return { text, data }
}

interface CommandInput {
  key: string | null | undefined
  tool: string
  input: unknown
}

function agentCommand(
  { caller }: AgentCall,
  { key, tool, input }: CommandInput
): IdempotentCommand {
  const request = ['mcp', tool, caller.organization.id, input]
  return { key: key === null ? '' : key, ...caller.idempotencyKeyOwner, request }
}

const book: AgentTool = {
  name: 'book',
  title: 'Pay for a booking and send it to the courier',
  description:
    'Pays for an unpaid booking from the wallet and orders it from the courier. Without confirm, does nothing and returns a preview with the price: show it to the person who pays. With confirm, requires an idempotency_key and cannot be undone with a tool.',
  scope: 'wallet:pay',
  kind: 'destroys',
  input: {
    properties: {
      id: SHIPMENT_ID,
      amount: {
        type: 'number',
        description: 'The agreed price in naira. Nothing is paid if the price has changed',
      },
      confirm: { type: 'boolean', default: false, description: 'true to pay' },
      idempotency_key: IDEMPOTENCY_KEY,
    },
    required: ['id'],
  },
  async run(call, given) {
    const wish = await bookValidator.validate(given)
    const shipment = await Shipment.visibleTo(call.caller).where('id', wish.id).firstOrFail()
    if (!wish.confirm) return previewPayment(call.caller, shipment)
    const { idempotency_key: key, amount } = wish
    if (key === undefined) throw new IdempotencyKeyRequired()
    const input = { id: shipment.id, amount }
    const { shipmentId, trackingNumber } = await runOnce(
      agentCommand(call, { key, tool: 'book', input }),
      (trx) => {
        const payment = { balance: 'cash', shown: amount } as const
        return payShipment(trx, call.caller, shipment.transactionReference, payment)
      }
    )
    await ShipmentPaid.dispatch(shipmentId)
    const { status, totalKobo } = await Shipment.findOrFail(shipmentId)
    return {
      text: `Booked, for ${formatKobo(totalKobo)}. The tracking number is ${trackingNumber}.`,
      data: { booked: true, id: shipmentId, trackingNumber, status, amount: naira(totalKobo) },
    }
  },
}

/** Throws ForbiddenTransition if the shipment is not awaiting payment. */
async function previewPayment(caller: Caller, { id, status }: Shipment): Promise<ToolAnswer> {
  requireTransition(status, 'PENDING')
  const shipment = await Shipment.findWithDetails(id)
  const wallet = await Wallet.of(caller)
  const cash = wallet.account('cash')
  const isCovered = cash.balanceKobo - (cash.floorKobo ?? 0) >= shipment.totalKobo
  const recipient = shipment.address('destination').fullname
  const price = formatKobo(shipment.totalKobo)
  const sentence = `This pays ${price} from the wallet for ${shipment.courier.name} to carry the shipment to ${recipient}.`
  return {
    text: `${sentence} ${isCovered ? 'Nothing has been booked yet: confirm to book.' : 'The wallet does not cover it.'}`,
    data: {
      booked: false,
      id,
      recipient,
      courier: shipment.courierCode,
      amount: naira(shipment.totalKobo),
      covered: isCovered,
      trackingNumber: shipment.trackingNumber,
      status,
    },
  }
}

const cancel: AgentTool = {
  name: 'cancel',
  title: 'Cancel an unpaid booking',
  description: 'Cancels an unpaid booking. Only our staff can void a paid one.',
  scope: 'shipments:write',
  kind: 'destroys',
  input: { properties: { id: SHIPMENT_ID }, required: ['id'] },
  async run({ caller }, given) {
    const { id } = await idValidator.validate(given)
    await cancelBooking(caller, id)
    return {
      text: 'The booking is cancelled. Nothing was charged.',
      data: { id, status: 'CANCELED' },
    }
  },
}

export const BOOKING_TOOLS = [createDraft, book, cancel]
